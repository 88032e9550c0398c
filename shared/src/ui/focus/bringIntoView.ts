/** Scrolls to an element that appears, and may be out of sight in a long form: for a `ref`. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
