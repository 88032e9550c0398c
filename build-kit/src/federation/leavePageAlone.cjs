/**
 * webpack loader: patches library modules for embedding pages, so that they leave nothing on the
 * page's window, head and body, and work in shadow roots. The build fails when a library no longer
 * contains the text, except for the router, where only one of the files has it. An end-to-end test
 * checks for leftovers.
 */
const changes = {
  /** The federation runtime and the schema library store data in the scope instead of the page. */
  globals: [
    /^/,
    'const globalThis = __webpack_require__.portalScope, document = { defaultView: globalThis };\n',
  ],
  /** Looks up elements by id in shadow roots. */
  ids: [
    /^([^]*)document\.getElementById\(/,
    "import { findInRooms } from 'portal-rooms';\n$1findInRooms(",
  ],
  /**
   * React's `onSelect` adds permanent listeners to the document: each removed element would leave a
   * listener with all of its code.
   */
  selection: [/null === ownerDocument \|\|(?=\s+ownerDocument\[listeningMarker\])/, 'true ||'],
  /** React's scheduling of tasks; see `shell/src/embed/loader/soon.ts`. */
  soon: [
    '"undefined" !== typeof setImmediate ? setImmediate : null',
    '__webpack_require__.portalScope.soon',
  ],
  /** A style for `touch-action` in the document's head; `EmbedRoom` contains it instead. */
  headStyle: [/ownerDocument\.getElementById\([^()]*STYLE_ID\)/, 'true'],
  /**
   * The chart library measures texts with an element in the document's body. It is removed
   * afterwards, without assigning markup, which trusted types would refuse. The library recreates it.
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
