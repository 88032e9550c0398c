import webpack, { type Compiler } from 'webpack';

/**
 * Sets integrity on chunks whose digests are in the page: browsers only use a preload with
 * integrity for a request with it. The portal's builds set it on all chunks; the static page has no
 * digests.
 */
export class IntegrityWherePossible {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('IntegrityWherePossible', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityWherePossible', (source) =>
        [
          source,
          "script.crossOrigin = 'anonymous';",
          'script.integrity = (globalThis.__portal_integrity__ || {})[script.src] || "";',
        ].join('\n'),
      );
    });
  }
}
