// Links to screens are written as a server has them, such as /decks. A site has one page: there they become fragments, so
// that a browser can copy them and open them in another tab.
import { linkTo } from "../shell/router.svelte";

/** Rewrite the links in a document, and those that come later. */
export function rewriteLinks(page: Document): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "attributes" ? [target] : addedNodes) if (node instanceof Element) rewriteIn(node);
  });
  observer.observe(page, { subtree: true, childList: true, attributeFilter: ["href"] });
  rewriteIn(page.documentElement);
}

function rewriteIn(element: Element): void {
  for (const link of [element, ...element.querySelectorAll("a")]) {
    const path = link.getAttribute("href");
    if (link.tagName === "A" && path?.startsWith("/")) link.setAttribute("href", linkTo(path));
  }
}
