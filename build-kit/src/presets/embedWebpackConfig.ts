import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { companions, schemaAlias } from '../federation/sharedModules.ts';
import { PortalScopePlugin } from '../federation/PortalScopePlugin.ts';
import { withoutUnused } from '../federation/withoutUnused.ts';
import { AssetsManifestPlugin } from './AssetsManifestPlugin.ts';
import { baseConfig } from './baseConfig.ts';

/**
 * What shows remotes in pages of other sites, twice: the core, which offers remotes what the shell
 * offers them, in `dist/embed/core/`; and the script that such a page names, which defines the
 * elements and loads the core, in `dist/embed/loader/`.
 */
export function embedWebpackConfig(dir: string): Configuration[] {
  return [coreConfig(dir), loaderConfig(dir)];
}

/** @param change name of the change in `leavePageAlone.cjs` */
function patched(test: RegExp, change: string): RuleSetRule {
  return {
    test,
    loader: join(import.meta.dirname, '../federation/leavePageAlone.cjs'),
    options: { change },
  };
}

/** As it was when the portal's script ran: a page that wraps its own later meets no call of ours. */
const fetchOfScope = '__webpack_require__.portalScope.fetch';

function coreConfig(dir: string): Configuration {
  const base = baseConfig('embed');
  return {
    ...base,
    name: 'embed-core',
    context: dir,
    entry: { main: join(dir, 'src/embed/core/index.ts') },
    output: {
      ...base.output,
      path: join(dir, 'dist/embed/core'),
      publicPath: 'auto',
      uniqueName: 'portal_embed',
    },
    resolve: {
      ...base.resolve,
      alias: Object.assign(
        { ...schemaAlias, 'portal-rooms': join(dir, '../shared/src/embed/rooms.ts') },
        base.resolve?.alias,
      ),
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        patched(/runtime-core[\\/]dist[\\/]global\.js$/, 'globals'),
        patched(/zod[\\/]v4[\\/]core[\\/](core|registries)\.js$/, 'globals'),
        patched(/private[\\/]utils[\\/]useId\.mjs$/, 'ids'),
        patched(/react-dom[\\/]cjs[\\/]react-dom-client\.\w+\.js$/, 'selection'),
        patched(/scheduler[\\/]cjs[\\/]scheduler\.\w+\.js$/, 'soon'),
        patched(/private[\\/]interactions[\\/]usePress\.mjs$/, 'headStyle'),
        patched(/victory-util[\\/]textsize\.js$/, 'measure'),
        patched(/react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/, 'version'),
      ],
    },
    plugins: [
      withoutUnused,
      new webpack.DefinePlugin({ fetch: fetchOfScope, 'globalThis.fetch': fetchOfScope }),
      new PortalScopePlugin(),
      new AssetsManifestPlugin(companions),
    ],
  };
}

function loaderConfig(dir: string): Configuration {
  // Browsers that are too old for the rest understand it, and are told so.
  const base = baseConfig('embed', 'es2017');
  return {
    ...base,
    name: 'embed-loader',
    context: dir,
    devtool: false,
    entry: { embed: join(dir, 'src/embed/loader/index.ts') },
    experiments: { outputModule: true },
    module: {
      ...base.module,
      // The address of the script tells where the portal is.
      parser: { javascript: { ...base.module?.parser?.javascript, importMeta: false } },
    },
    output: {
      ...base.output,
      path: join(dir, 'dist/embed/loader'),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      // The file has no place of its own: it is sent with what it is to know.
      publicPath: '',
    },
  };
}
