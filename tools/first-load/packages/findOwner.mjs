/** Packages of one product, counted together. */
const federation = new Set(['@module-federation', '.federation']);

/**
 * Tells which package a source belongs to.
 * @param {string} source name in source maps, e.g. `webpack://portal_shell/../shared/src/a.ts`
 * @param {string} workspace the built workspace, whose sources begin with `./`
 * @returns {string} a package, a workspace of this repository, or `webpack` for code of the
 * bundler.
 */
export function findOwner(source, workspace) {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '');
  const [, inPackages] = /^(?:.*\/)?node_modules\/(.*)$/.exec(path) ?? [];
  if (inPackages !== undefined) {
    const [scope, name] = inPackages.split('/');
    if (federation.has(scope)) return '@module-federation';
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  if (path.startsWith('./')) return workspace;
  return /^(?:\.\.\/)+([^/]+)\//.exec(path)?.[1] ?? 'webpack';
}
