import webpack, { type Compilation, type Compiler } from 'webpack';
import { computeIntegrity } from '../release/writeRelease.ts';
import { firstScripts } from './firstLoad.ts';

/** Where the shell's files are served, with and without a server. */
const folder = '/shell/';

/**
 * Emits `static.html`: the page for a static web server. It loads the registry, the configuration
 * and the session, which the portal's own server inlines.
 */
export class StaticPagePlugin {
  apply(compiler: Compiler) {
    const { Compilation: Stages, sources } = webpack;
    compiler.hooks.thisCompilation.tap('StaticPagePlugin', (compilation) => {
      const stage = Stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StaticPagePlugin', stage }, () => {
        compilation.emitAsset('static.html', new sources.RawSource(page(compilation)));
      });
    });
  }
}

function page(compilation: Compilation): string {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  const integrity = Object.fromEntries(
    scripts.map(({ name, source }) => [`${folder}${name}`, computeIntegrity(source.buffer())]),
  );
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Manager Console</title>',
    '<link rel="icon" href="data:,">',
    `<script type="application/json" id="portal-shell-integrity">${JSON.stringify(integrity)}</script>`,
    '</head>',
    '<body>',
    '<div id="portal"></div>',
    ...firstScripts(compilation).map((file) => {
      const digest = integrity[`${folder}${file}`] ?? '';
      return `<script async src="${folder}${file}" crossorigin="anonymous" integrity="${digest}"></script>`;
    }),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
