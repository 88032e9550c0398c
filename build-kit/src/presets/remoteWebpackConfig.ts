import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { previewWebpackConfig } from './previewWebpackConfig.ts';
import { federatedWebpackConfig, type RemoteBuild } from './federatedWebpackConfig.ts';
import type { ReleaseGraph } from '../release/ReleasePlugin.ts';
import { writeRelease } from '../release/writeRelease.ts';

/**
 * The complete webpack configuration of a remote: `src/routes.tsx` and `src/lifecycles.ts` as a
 * federation container in `dist/`, and the routes for the server in `dist/preview/`. Writes
 * `dist/release.json` for the registry. Commands that build ask `remoteProblems` first.
 */
export function remoteWebpackConfig(build: RemoteBuild): Configuration[] {
  const { config, dir } = build;
  let graph: ReleaseGraph | undefined;
  const distDir = join(dir, 'dist');
  const federated = federatedWebpackConfig(build, { distDir, onGraph: (found) => (graph = found) });
  const configurations = [federated, previewWebpackConfig(config, dir)];
  writeReleaseAfter(configurations, () => {
    if (graph) writeRelease(distDir, config, graph);
  });
  return configurations;
}

/** The first build empties the folder of all builds; results are read when all are done. */
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
