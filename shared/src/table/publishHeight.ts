/**
 * Keeps the height of an element in a CSS variable of its parent, or of the whole document, for
 * elements that must not be covered by it.
 *
 * @param variable Name of the variable, with its dashes; its value is in pixels.
 * @param isForDocument Whether elements outside of its parent need it too.
 * @returns A ref for the element. Keep it: a new one at each render would start over.
 */
export function publishHeight(variable: string, isForDocument = false) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const place = isForDocument ? document.documentElement : element.parentElement;
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
