import webpack, { type Compiler } from 'webpack';

/**
 * Demands integrity of those chunks whose digests are in the page, as the portal's own builds do
 * for all of them: a preload with integrity serves no request without. The static page has none.
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
