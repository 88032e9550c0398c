import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import { ModulesPlugin } from '../checks/ModulesPlugin.ts';
import { mode } from '../environment.ts';
import { PortalScopePlugin } from '../federation/PortalScopePlugin.ts';
import { runtimeOfPage } from '../federation/runtimeOfPage.ts';
import { sharedByRemote } from '../federation/sharedModules.ts';
import { BuildIdPlugin, buildIdPlaceholder } from '../release/BuildIdPlugin.ts';
import { IntegrityPlugin } from '../release/IntegrityPlugin.ts';
import { PathIndependentIdsPlugin } from '../release/PathIndependentIdsPlugin.ts';
import { ReleasePlugin, type ReleaseGraph } from '../release/ReleasePlugin.ts';
import { mapsFolder } from '../release/writeRelease.ts';
import { baseConfig } from './baseConfig.ts';
import { compiledAhead } from './compiledAhead.ts';

// The plugin would look for webpack by a call that fails, which takes a second of each build.
process.env['FEDERATION_WEBPACK_PATH'] ??= createRequire(import.meta.url).resolve('webpack');

export interface RemoteBuild {
  readonly config: RemoteConfig;
  /** The remote's workspace, i.e. `import.meta.dirname` of its `webpack.config.js`. */
  readonly dir: string;
}

interface Output {
  readonly distDir: string;
  /** Module that exports the routes. Default: `src/routes.tsx` itself. */
  readonly routes?: string;
  /** Makes builds with equal content differ. */
  readonly salt?: () => string;
  /** Called with the result of each successful build. */
  readonly onGraph: (graph: ReleaseGraph) => void;
}

/** All scripts except those that only reference others, which are small. */
const screenScripts = /^(?!remoteEntry|routes|lifecycles)/;

/** `src/routes.tsx` and `src/lifecycles.ts` as a federation container. */
export function federatedWebpackConfig(
  { config, dir }: RemoteBuild,
  { distDir, routes, salt, onGraph }: Output,
): Configuration {
  const base = baseConfig(config.name);
  // The same name for webpack, the container and its global, and a different one per build.
  const unique = `${config.name.replaceAll('-', '_')}_${buildIdPlaceholder}`;
  const buildId = new BuildIdPlugin(salt);
  const routesFile = join(dir, 'src/routes.tsx');
  const lifecyclesFile = join(dir, 'src/lifecycles.ts');
  return {
    ...base,
    name: 'federated',
    context: dir,
    entry: {},
    // For reading error stacks. No script references them, and they contain no sources.
    devtool: 'hidden-nosources-source-map',
    output: {
      ...base.output,
      path: distDir,
      publicPath: 'auto',
      uniqueName: unique,
      sourceMapFilename: `${mapsFolder}/[file].map`,
    },
    externals: [runtimeOfPage],
    plugins: [
      new ModuleFederationPlugin({
        name: unique,
        library: { type: 'global', name: unique },
        filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
        exposes: {
          './routes': { import: routes ?? routesFile, name: 'routes' },
          ...(existsSync(lifecyclesFile)
            ? { './lifecycles': { import: lifecyclesFile, name: 'lifecycles' } }
            : {}),
        },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new PortalScopePlugin(),
      ...(mode === 'production' ? [compiledAhead(screenScripts)] : []),
      new ModulesPlugin(dir),
      new PathIndependentIdsPlugin(),
      new IntegrityPlugin(),
      buildId,
      new ReleasePlugin({ config, routesFile, container: unique, buildId, onGraph }),
    ],
  };
}
