// Pointing by dragging: press on a source, release over its target. Clicks and the keyboard work without it.

export interface Drag {
  /** What is dragged. */
  element: HTMLElement;
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export interface DragListener {
  /** Return whether the thing at a place may be dragged; called once the pointer has moved far enough. */
  begin(place: string): boolean;
  /** Handle a move of the pointer over this place; null means over none. */
  over(place: string | null, drag: Drag): void;
  /** Handle the release of the pointer. */
  drop(place: string | null): void;
}

/** Pixels that the pointer must move to begin a drag. */
const FAR = 10;

/** Make an attachment by which all places (`data-place`) within a node can be dragged. */
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
        drag = {
          element: pressed.element,
          from: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
          to: { x: 0, y: 0 },
        };
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

/** Swallow the click that a browser makes of a drag's end. */
export function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
