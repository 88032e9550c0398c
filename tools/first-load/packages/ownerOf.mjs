/** Packages of one product, which are counted as one. */
const federation = new Set(['@module-federation', '.federation']);

/**
 * Says whom a source belongs to.
 * @param {string} source as source maps name it, e.g. `webpack://portal_shell/../shared/src/a.ts`
 * @param {string} workspace the one that was built, whose own sources begin with `./`
 * @returns {string} a package's name, a workspace of this repository, or `webpack` for what the
 *   bundler has added.
 */
export function ownerOf(source, workspace) {
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
