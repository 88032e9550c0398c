/**
 * Removes code that only the router's data and framework modes use: error screens, prefetching of
 * links, and components that the bundler cannot prove to be free of side effects. Saves 3.8 kB of the
 * first load. A test checks that the router still has each text.
 */
const changes = [
  // Without a framework no link is fetched ahead.
  ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  // Without a data router there are no errors of its own to show.
  [
    'return dataRouterState && (match.route.ErrorBoundary',
    'return false && (match.route.ErrorBoundary',
  ],
  ['match.route.errorElement || defaultErrorElement;', 'match.route.errorElement;'],
  [/^RenderErrorBoundary\.contextType = .*$/m, ''],
  [/^(var (?:Form|NavLink|ScrollRestoration) = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ '],
  [/^(?:Form|NavLink|HistoryRouter|ScrollRestoration)\.displayName = .*$/gm, ''],
];

module.exports = function routerWithoutData(source) {
  return changes.reduce((text, [from, to]) => text.replace(from, to), source);
};

module.exports.changes = changes;
