/** Where releases are tried there is no document: only a browser sees it fail. */
export function ThrowingScreen() {
  if (typeof document !== 'undefined') throw new Error('The fixture fails on purpose');
  return null;
}
