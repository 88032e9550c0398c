/**
 * Keeps the height of an element in a CSS variable of its parent, for elements that must not be
 * covered by it.
 *
 * @param variable Name of the variable, with its dashes; its value is in pixels.
 * @returns A ref for the element. Keep it: a new one at each render would start over.
 */
export function publishHeight(variable: string) {
  return (element: HTMLElement | null): (() => void) | undefined => {
    if (element === null) return undefined;
    const place = element.parentElement;
    const observer = new ResizeObserver(() => {
      place?.style.setProperty(variable, `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  };
}
