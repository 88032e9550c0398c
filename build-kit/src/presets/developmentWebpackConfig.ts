import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ProblemsPlugin } from '../checks/ProblemsPlugin.ts';
import { remoteProblems } from '../checks/remoteProblems.ts';
import { cacheDir, ownExtension } from '../environment.ts';
import { definitionsRule, messagesRule } from '../messages/messagesRule.ts';
import type { ReleaseGraph } from '../release/ReleasePlugin.ts';
import { writeRelease } from '../release/writeRelease.ts';
import { federatedWebpackConfig, type RemoteBuild } from './federatedWebpackConfig.ts';
import { swcRule } from './swcRule.ts';

const refreshDir = join(import.meta.dirname, '../refresh');

/**
 * A remote in development: only its federation container, with hot-replaceable components. @returns
 * the configuration and a function that returns the folder of a build, with its `release.json`
 */
export async function developmentWebpackConfig(
  build: RemoteBuild,
): Promise<{ readonly configuration: Configuration; readonly distDir: string }> {
  const { config, dir } = build;
  const distDir = join(cacheDir, 'develop', config.name);
  let graph: ReleaseGraph | undefined;
  const routes = [
    `import { routes as own } from ${JSON.stringify(join(dir, 'src/routes.tsx'))};`,
    `import { refreshRoutes } from ${JSON.stringify(join(refreshDir, `refreshRoutes${ownExtension}`))};`,
    `export const routes = refreshRoutes(own);`,
  ].join('\n');
  const federated = federatedWebpackConfig(build, {
    distDir,
    routes: `data:text/javascript,${encodeURIComponent(routes)}`,
    // Rebuilt modules must be loaded again.
    salt: () => String(Date.now()),
    onGraph: (found) => (graph = found),
  });
  const source = join(dir, 'src');
  const refreshed = swcRule(config.name, undefined, {
    refresh: true,
    development: true,
    importSource: '@portal/build-kit/refresh',
  });
  const problems = await remoteProblems(dir);
  return {
    distDir,
    configuration: {
      ...federated,
      // Maps lines only, which suffices to find the position and halves the time.
      devtool: 'cheap-module-source-map',
      output: {
        ...federated.output,
        // A refreshed page requests files of the new build by the names it already knows.
        filename: '[name].js',
        chunkFilename: '[name].js',
        sourceMapFilename: '[file].map',
      },
      module: {
        ...federated.module,
        rules: [
          { ...refreshed, include: source },
          // After the compiler, whose refresh calls it connects.
          {
            test: /\.tsx?$/,
            include: source,
            enforce: 'post',
            loader: join(refreshDir, `refreshLoader${ownExtension}`),
          },
          { ...swcRule(config.name), exclude: [/node_modules/, source] },
          definitionsRule,
          messagesRule,
        ],
      },
      plugins: [
        ...(federated.plugins ?? []),
        new ProblemsPlugin(problems),
        {
          apply: (compiler) => {
            compiler.hooks.done.tap('developmentRelease', (stats) => {
              if (!stats.hasErrors() && graph) writeRelease(distDir, config, graph);
            });
          },
        },
      ],
    },
  };
}
