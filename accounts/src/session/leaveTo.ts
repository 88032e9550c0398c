/** Leaves this page for another one; Back does not lead to this one again. */
export function leaveTo(address: string): void {
  location.replace(address);
}
