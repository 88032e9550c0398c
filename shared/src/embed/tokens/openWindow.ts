/**
 * Opens the window of the sign-in; within the click on a button, or browsers block it.
 *
 * @param address default: an empty window, which gets its address later
 */
export function openWindow(address: URL | string = ''): Window | null {
  return window.open(address, '', 'popup,width=520,height=760');
}
