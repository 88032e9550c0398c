/**
 * Publishes the height of an element as a CSS variable of its parent, or of the whole screen, for
 * elements that it must not cover.
 *
 * A change of the variable makes the browser recompute the styles of all descendants, such as
 * hundreds of new cells. So it waits until the page is idle, for a second at most.
 *
 * @param variable Name of the variable, with its dashes; its value is in pixels.
 * @param isForScreen Whether elements outside the parent need it too.
 * @returns A ref for the element. Must be stable: a new one at each render would start over.
 */
export function publishHeight(variable: string, isForScreen = false) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const place = isForScreen ? screenOf(element) : element.parentElement;
    let isThere = true;
    const publish = () => {
      if (isThere) place?.style.setProperty(variable, `${String(element.offsetHeight)}px`);
    };
    const observer = new ResizeObserver(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(publish, { timeout: 1000 });
      else publish();
    });
    observer.observe(element);
    return () => {
      isThere = false;
      observer.disconnect();
      // By then a parent that leaves too is detached, and costs nothing.
      queueMicrotask(() => place?.style.removeProperty(variable));
    };
  };
}

/** The document's root; in a page of another site, the first element of the shadow root. */
function screenOf(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return document.documentElement;
  return root.firstElementChild instanceof HTMLElement ? root.firstElementChild : null;
}
