// Pointing by dragging: press on what acts, let go over its target. Clicks, and the keyboard, do without it.

export interface Drag {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface DragListener {
  /** Whether what is at a place may be dragged; asked when the pointer has gone some way. */
  begin(place: string): boolean;
  /** The pointer is there now, over this place; null: over none. */
  over(place: string | null, drag: Drag): void;
  /** It was let go. */
  drop(place: string | null): void;
}

/** So far must the pointer go before it is a drag, in pixels. */
const FAR = 10;

/** Make all places (`data-place`) within a node draggable. Use it as an attachment. */
export function dragging(listener: DragListener) {
  return (node: HTMLElement): (() => void) => {
    let pressed: { place: string; pointer: number; x: number; y: number; element: HTMLElement } | null = null;
    let drag: Drag | null = null;

    function press(event: PointerEvent): void {
      const element = (event.target as Element).closest<HTMLElement>("[data-place]");
      const place = element?.dataset.place;
      if (!event.isPrimary || event.button !== 0 || !element || place === undefined) return;
      pressed = { place, pointer: event.pointerId, x: event.clientX, y: event.clientY, element };
    }

    function move(event: PointerEvent): void {
      if (pressed?.pointer !== event.pointerId) return;
      if (drag === null) {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
        if (!listener.begin(pressed.place)) {
          pressed = null;
          return;
        }
        const box = pressed.element.getBoundingClientRect();
        drag = { from: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, to: { x: 0, y: 0 } };
        node.setPointerCapture(event.pointerId);
      }
      drag.to = { x: event.clientX, y: event.clientY };
      listener.over(placeAt(event), { ...drag });
    }

    function release(event: PointerEvent): void {
      if (drag !== null) {
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        listener.drop(event.type === "pointerup" ? placeAt(event) : null);
      }
      pressed = drag = null;
    }

    node.addEventListener("pointerdown", press);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", release);
    node.addEventListener("pointercancel", release);
    return () => {
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointercancel", release);
    };
  };
}

function placeAt({ clientX, clientY }: PointerEvent): string | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** The click that a browser makes of a drag's end. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
