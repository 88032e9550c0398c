/**
 * Changes modules of libraries for pages of other sites, which are to find nothing of ours on their
 * window, in their head and in their body, and for the shadow roots there. Another release of a
 * library that no longer has the text fails the build, but for the router, of whose files one has
 * it; a journey looks for what is left.
 */
const changes = {
  /** What the federation runtime and the schema library keep for a page they keep for its scope. */
  globals: [
    /^/,
    'const globalThis = __webpack_require__.portalScope, document = { defaultView: globalThis };\n',
  ],
  /** Whether an element is there that names another one: it is in a shadow root. */
  ids: [
    /^([^]*)document\.getElementById\(/,
    "import { findInRooms } from 'portal-rooms';\n$1findInRooms(",
  ],
  /**
   * React listens at the document, for `onSelect`, for as long as the page stands: each element that
   * is gone would leave a listener there, and with it all of its code.
   */
  selection: [/null === ownerDocument \|\|(?=\s+ownerDocument\[listeningMarker\])/, 'true ||'],
  /** React's way to a task of its own; see `shell/src/embed/loader/soon.ts`. */
  soon: [
    '"undefined" !== typeof setImmediate ? setImmediate : null',
    '__webpack_require__.portalScope.soon',
  ],
  /** A rule for `touch-action` in the document's head; `EmbedRoom` has it. */
  headStyle: [/ownerDocument\.getElementById\([^()]*STYLE_ID\)/, 'true'],
  /**
   * Texts of charts are measured in the document's body: what measures them goes again. The library
   * makes another one when it is not there; without markup, which trusted types would refuse.
   */
  measure: ['containerElement.innerHTML = "";', 'containerElement.ownerSVGElement.remove();'],
  /** The router's version. */
  version: ['window.__reactRouterVersion =', 'void'],
};

module.exports = function leavePageAlone(source) {
  const { change } = this.getOptions();
  const [text, replacement] = changes[change];
  const changed = source.replace(text, replacement);
  if (changed === source && change !== 'version') {
    throw new Error(`${this.resourcePath} no longer has ${String(text)}`);
  }
  return changed;
};
