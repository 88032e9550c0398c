import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { ownExtension } from '../environment.ts';

const own = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/**
 * Replacements for imports of a remote's modules, so that the modules can be replaced on the page.
 */
const stead = new Map([
  ['react', own('react.js')],
  ['@portal/shared', own('shared.js')],
]);

/**
 * Connects the compiler's fast refresh calls of a module to the page's `Refresh`. Code is added
 * only to the first and last line, so that line numbers stay correct.
 */
export default function refreshLoader(
  this: LoaderContext<object>,
  code: string,
  map: Parameters<LoaderContext<object>['callback']>[2],
): void {
  const file = JSON.stringify(this.resourcePath);
  const taken = code.replaceAll(
    /\bfrom (['"])(react|@portal\/shared)\1/g,
    (all, _quote, name: string) => `from ${stead.get(name) ?? all}`,
  );
  const head = [
    `import { registerIn as $in$, registerExports as $exports$, signature as $RefreshSig$ } from ${own(`moduleRefresh${ownExtension}`)};`,
    `const $RefreshReg$ = $in$(${file});`,
  ].join(' ');
  this.callback(null, `${head} ${taken}\n$exports$(${file}, __webpack_module__.exports);\n`, map);
}
