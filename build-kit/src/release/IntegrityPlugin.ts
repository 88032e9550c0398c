import webpack, { type Compiler } from 'webpack';

/**
 * Name of the global that maps a script's absolute address to its integrity. The shell fills it
 * from the page and the registry before anything is loaded from there.
 */
const integrityGlobal = '__portal_integrity__';

/** A well-formed digest that no file has: the browser refuses the script and reports an error. */
const refused = `sha384-${'A'.repeat(64)}`;

/**
 * Lets webpack's chunk loading demand integrity: a chunk that the map does not know is refused,
 * like one whose content differs.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          // webpack sets it for other origins only. Without it the preload would not be used, and
          // an integrity policy would not count the digest.
          "script.crossOrigin = 'anonymous';",
          `script.integrity = (globalThis.${integrityGlobal} || {})[script.src] || ${JSON.stringify(refused)};`,
        ].join('\n'),
      );
    });
  }
}
