import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { findProblems } from '../checks/findProblems.ts';
import { neighbours } from '../checks/neighbours.ts';
import { previewWebpackConfig } from './previewWebpackConfig.ts';
import { ProblemsPlugin } from '../checks/ProblemsPlugin.ts';
import { federatedWebpackConfig, type RemoteBuild } from './federatedWebpackConfig.ts';
import type { ReleaseGraph } from '../release/ReleasePlugin.ts';
import { writeRelease } from '../release/writeRelease.ts';
import { workspaceRoot } from '../workspaceRoot.ts';

/**
 * The complete webpack configuration of a remote: `src/routes.tsx` and `src/lifecycles.ts` as a
 * federation container in `dist/`, and the routes for the server in `dist/preview/`. Writes
 * `dist/release.json` for the registry. Contradictions between `remote.config.ts` and the remote
 * fail the build.
 */
export async function remoteWebpackConfig(build: RemoteBuild): Promise<Configuration[]> {
  const { config, dir } = build;
  let graph: ReleaseGraph | undefined;
  const distDir = join(dir, 'dist');
  const federated = federatedWebpackConfig(build, { distDir, onGraph: (found) => (graph = found) });
  const configurations = [federated, previewWebpackConfig(config, dir)];
  const problems = findProblems(config, dir, await neighbours(config.name, workspaceRoot(dir)));
  federated.plugins?.push(new ProblemsPlugin(problems));
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
