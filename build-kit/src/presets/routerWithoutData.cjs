/**
 * Takes out of the router what only its data and framework modes use: their error screens, the
 * prefetching of links, and the components whose makers the bundler cannot know to be without effect.
 * A release of the router that no longer has one of these texts only weighs more, which the budgets
 * tell.
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
