/**
 * Whether the browser has what screens need: the portal's promise is Chrome and Edge 110, Firefox
 * 115 and Safari 16.4, the first ones with both. This script itself is in the language of 2017, so
 * that older ones can say so.
 */
export function isBrowserNewEnough(): boolean {
  return 'toSorted' in Array.prototype && 'adoptedStyleSheets' in Document.prototype;
}
