// Where something is put beside an element of the page.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels between the element and what is put beside it, and at least from there to the edge of the page. */
const GAP = 6;

/** Return the corner of something of this size above the element; where the page has no room there: below, right or left. */
export function beside(element: Box, size: Size, page: Size): { left: number; top: number } {
  const { left, top, width, height } = element;
  const within = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP));
  const across = within(left + (width - size.width) / 2, page.width - size.width);
  const down = within(top + (height - size.height) / 2, page.height - size.height);
  const fits = [
    { left: across, top: top - GAP - size.height },
    { left: across, top: top + height + GAP },
    { left: left + width + GAP, top: down },
    { left: left - GAP - size.width, top: down },
  ].find(
    (at) => at.left >= 0 && at.top >= 0 && at.left + size.width <= page.width && at.top + size.height <= page.height,
  );
  return fits ?? { left: across, top: GAP };
}
