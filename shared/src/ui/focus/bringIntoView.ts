/** A `ref` that scrolls to an element when it appears, such as in a long form. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
