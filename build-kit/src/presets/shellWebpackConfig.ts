import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { AssetsManifestPlugin } from './AssetsManifestPlugin.ts';
import { mode } from '../environment.ts';
import { baseConfig } from './baseConfig.ts';
import { embedWebpackConfig } from './embedWebpackConfig.ts';
import { IntegrityPlugin } from '../release/IntegrityPlugin.ts';
import { compiledAhead } from './compiledAhead.ts';
import { companions, schemaAlias } from '../federation/sharedModules.ts';
import { StaticPagePlugin } from './StaticPagePlugin.ts';
import { mapsFolder } from '../release/writeRelease.ts';
import { withoutUnused } from '../federation/withoutUnused.ts';

/**
 * The shell: for browsers in `dist/client/`, its frame for the server in `dist/server/`, and its
 * replacement in embedding pages in `dist/embed/`.
 */
export function shellWebpackConfig({ dir }: { readonly dir: string }): Configuration[] {
  return [clientConfig(dir), serverConfig(dir), ...embedWebpackConfig(dir)];
}

function clientConfig(dir: string): Configuration {
  const base = baseConfig('shell');
  return {
    ...base,
    name: 'client',
    context: dir,
    entry: {
      early: join(dir, 'src/early.ts'),
      main: { import: join(dir, 'src/index.ts'), dependOn: 'early' },
    },
    // For analyzing script sizes; outside of the served files.
    ...(mode === 'production' && { devtool: 'hidden-nosources-source-map' }),
    output: {
      ...base.output,
      path: join(dir, 'dist/client'),
      // Without a hash, so that earlier builds do not accumulate.
      ...(mode === 'production' && { sourceMapFilename: `../${mapsFolder}/[name].js.map` }),
      publicPath: 'auto',
      uniqueName: 'portal_shell',
    },
    resolve: { ...base.resolve, alias: Object.assign({ ...schemaAlias }, base.resolve?.alias) },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          // Rarely changes, so that a new shell is a small download.
          vendor: {
            name: 'vendor',
            chunks: 'initial',
            test: /[\\/]node_modules[\\/](react-dom|scheduler|styled-components)[\\/]/,
          },
        },
      },
    },
    plugins: [
      withoutUnused,
      ...(mode === 'production' ? [compiledAhead(/\.js$/)] : []),
      new IntegrityPlugin(),
      new AssetsManifestPlugin(companions),
      new StaticPagePlugin(),
    ],
  };
}

function serverConfig(dir: string): Configuration {
  const base = baseConfig('shell');
  return {
    ...base,
    name: 'server',
    context: dir,
    target: 'node20',
    entry: { frame: join(dir, 'src/server.tsx') },
    experiments: { outputModule: true },
    output: {
      path: join(dir, 'dist/server'),
      filename: '[name].js',
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    optimization: { minimize: false },
  };
}
