/**
 * Keeps the height of an element in a CSS variable of its parent, or of the whole screen, for elements
 * that must not be covered by it.
 *
 * A variable that changes has the browser settle the styles of all that is below it, hundreds of cells
 * of a list that has just come. So it waits until the page is idle, and a second at most.
 *
 * @param variable Name of the variable, with its dashes; its value is in pixels.
 * @param isForScreen Whether elements outside of its parent need it too.
 * @returns A ref for the element. Keep it: a new one at each render would start over.
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
      place?.style.removeProperty(variable);
    };
  };
}

/** The document's root; in a page of another site, what is in the shadow root. */
function screenOf(element: HTMLElement): HTMLElement | null {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return document.documentElement;
  return root.firstElementChild instanceof HTMLElement ? root.firstElementChild : null;
}
