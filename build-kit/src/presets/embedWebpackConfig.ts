import { join } from 'node:path';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { companions, schemaAlias } from '../federation/sharedModules.ts';
import { PortalScopePlugin } from '../federation/PortalScopePlugin.ts';
import { withoutUnused } from '../federation/withoutUnused.ts';
import { AssetsManifestPlugin } from './AssetsManifestPlugin.ts';
import { baseConfig } from './baseConfig.ts';

/**
 * Builds that show remotes in embedding pages: the core in `dist/embed/core/`, which provides the
 * shell's shared modules, and the script in `dist/embed/loader/`, which defines the custom elements
 * and loads the core.
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

/**
 * Captured when the portal's script ran, so that later wrappers of the page do not affect our
 * calls.
 */
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
  // Parsable by outdated browsers, which then get a message.
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
      // The script's address reveals the portal's.
      parser: { javascript: { ...base.module?.parser?.javascript, importMeta: false } },
    },
    output: {
      ...base.output,
      path: join(dir, 'dist/embed/loader'),
      filename: '[name].js',
      module: true,
      library: { type: 'module' },
      // The file has no own URL: it is sent together with its data.
      publicPath: '',
    },
  };
}
