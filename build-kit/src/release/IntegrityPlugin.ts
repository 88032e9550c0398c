import webpack, { type Compiler } from 'webpack';

/**
 * Name of the global that maps a script's absolute URL to its integrity. The shell fills it from
 * the page and the registry before it loads anything.
 */
const integrityGlobal = '__portal_integrity__';

/**
 * A well-formed digest that matches no file: the browser refuses the script and reports an error.
 */
const refused = `sha384-${'A'.repeat(64)}`;

/**
 * Makes webpack's chunk loading require integrity. Chunks missing in the map are refused, like
 * chunks with other content.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          // webpack sets it only for other origins. Without it the preload would be unused, and an
          // integrity policy would ignore the digest.
          "script.crossOrigin = 'anonymous';",
          `script.integrity = (globalThis.${integrityGlobal} || {})[script.src] || ${JSON.stringify(refused)};`,
        ].join('\n'),
      );
    });
  }
}
