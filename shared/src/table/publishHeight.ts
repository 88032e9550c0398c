/**
 * Keeps the height of an element in a CSS variable of its parent, or of the whole screen, for elements
 * that must not be covered by it.
 *
 * @param variable Name of the variable, with its dashes; its value is in pixels.
 * @param isForScreen Whether elements outside of its parent need it too.
 * @returns A ref for the element. Keep it: a new one at each render would start over.
 */
export function publishHeight(variable: string, isForScreen = false) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const place = isForScreen ? screenOf(element) : element.parentElement;
    const observer = new ResizeObserver(() => {
      place?.style.setProperty(variable, `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
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
