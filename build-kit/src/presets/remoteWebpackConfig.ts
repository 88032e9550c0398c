import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import { baseConfig } from './baseConfig.ts';
import { BuildIdPlugin, buildIdPlaceholder } from '../release/BuildIdPlugin.ts';
import { embedWebpackConfig } from './embedWebpackConfig.ts';
import { mode } from '../environment.ts';
import { findProblems } from '../checks/findProblems.ts';
import { IntegrityPlugin } from '../release/IntegrityPlugin.ts';
import { neighbours } from '../checks/neighbours.ts';
import { previewWebpackConfig } from './previewWebpackConfig.ts';
import { ModulesPlugin } from '../checks/ModulesPlugin.ts';
import { ProblemsPlugin } from '../checks/ProblemsPlugin.ts';
import { ReleasePlugin, type ReleaseGraph } from '../release/ReleasePlugin.ts';
import { runtimeOfPage } from '../federation/runtimeOfPage.ts';
import { sharedByRemote } from '../federation/sharedModules.ts';
import { standaloneWebpackConfig } from './standaloneWebpackConfig.ts';
import { writeRelease } from '../release/writeRelease.ts';

interface RemoteBuild {
  readonly config: RemoteConfig;
  /** The remote's workspace, i.e. `import.meta.dirname` of its `webpack.config.js`. */
  readonly dir: string;
}

/**
 * The whole webpack configuration of a remote: `src/routes.tsx` and `src/lifecycles.ts` as a
 * federation container in `dist/`, the routes once more for the server in `dist/preview/`, and
 * `src/element.ts`, when there is one, as an embeddable script in `dist/embed/`. Writes `dist/release.json`, which the registry takes in.
 * Under `webpack serve` it is `src/standalone.tsx` alone, see `standaloneWebpackConfig`.
 * The build fails with every contradiction between `remote.config.ts` and the remote.
 */
export async function remoteWebpackConfig(build: RemoteBuild): Promise<Configuration[]> {
  const { config, dir } = build;
  // Set by `webpack serve`.
  if (process.env['WEBPACK_SERVE']) return [standaloneWebpackConfig(config, dir)];
  let graph: ReleaseGraph | undefined;
  const distDir = join(dir, 'dist');
  const federated = federatedConfig(build, distDir, (found) => (graph = found));
  const routesFile = join(dir, 'src/routes.tsx');
  const configurations = [
    federated,
    previewWebpackConfig(config, { dir, routesFile }),
    ...(existsSync(join(dir, 'src/element.ts')) ? [embedWebpackConfig(config, dir)] : []),
  ];
  const problems = findProblems(config, dir, await neighbours(config.name));
  federated.plugins?.push(new ProblemsPlugin(problems));
  writeReleaseAfter(configurations, () => {
    if (graph) writeRelease(distDir, config, graph);
  });
  return configurations;
}

/** The first build empties the folder of all of them; what they made is read when all are done. */
function writeReleaseAfter(configurations: readonly Configuration[], write: () => void): void {
  const [first, ...others] = configurations;
  const pending = new Set(configurations);
  for (const configuration of others) configuration.dependencies = [first?.name ?? ''];
  for (const configuration of configurations) {
    configuration.plugins?.push({
      apply(compiler: Compiler) {
        compiler.hooks.done.tap('writeRelease', (stats) => {
          if (stats.hasErrors()) return;
          pending.delete(configuration);
          if (pending.size === 0) write();
        });
      },
    });
  }
}

function federatedConfig(
  { config, dir }: RemoteBuild,
  distDir: string,
  onGraph: (graph: ReleaseGraph) => void,
): Configuration {
  const base = baseConfig(config.name);
  // One name for webpack, the container and its global, and another one for every build.
  const unique = `${config.name.replaceAll('-', '_')}_${buildIdPlaceholder}`;
  const buildId = new BuildIdPlugin();
  const routesFile = join(dir, 'src/routes.tsx');
  const lifecyclesFile = join(dir, 'src/lifecycles.ts');
  return {
    ...base,
    name: 'federated',
    context: dir,
    entry: {},
    output: { ...base.output, path: distDir, publicPath: 'auto', uniqueName: unique },
    externals: [runtimeOfPage],
    plugins: [
      new ModuleFederationPlugin({
        name: unique,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:12].js' : 'remoteEntry.js',
        exposes: {
          './routes': { import: routesFile, name: 'routes' },
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
      new ModulesPlugin(dir),
      new IntegrityPlugin(),
      buildId,
      new ReleasePlugin({ config, routesFile, container: unique, buildId, onGraph }),
    ],
  };
}
