// A long press, where the browser makes no context menu of it: Safari on a phone.
import { swallow } from "./dragging";

/** Milliseconds of a long press: browsers that know one have told of it by then. */
const LONG = 650;
/** Pixels that a finger may stray. */
const FAR = 10;

/** Make a context menu of every long press of a finger within a node. */
export function longPress(node: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };

  const end = (): void => clearTimeout(timer);

  function press({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    end();
    removeEventListener("click", swallow, { capture: true });
    if (pointerType !== "touch" || !isPrimary || !target) return;
    start = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX, clientY });
      // Whoever shows something prevents the browser's own menu. The click at the end of the press then means nothing.
      if (!target.dispatchEvent(menu)) addEventListener("click", swallow, { capture: true, once: true });
    }, LONG);
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - start.x, clientY - start.y) > FAR) end();
  }

  const listeners = { pointerdown: press, pointermove: move, pointerup: end, pointercancel: end, contextmenu: end };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return () => {
    end();
    for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
  };
}
