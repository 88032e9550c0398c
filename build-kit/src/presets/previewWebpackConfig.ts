import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { PathIndependentIdsPlugin } from '../release/PathIndependentIdsPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { readableOptions } from './minimizerOptions.ts';

/** Name of the variable that the script sets; read by `server/src/composition/previews`. */
const variable = 'portalPreview';

/** Entry module of a preview; its relative import is resolved in the remote's folder. */
const entry = [
  `import { routes } from './src/routes.tsx';`,
  `import { createPreview } from '@portal/shared/preview';`,
  `export const render = createPreview(routes);`,
].join('\n');

/**
 * A remote for the server: a single script that renders the remote's screens to markup. It targets
 * a sandbox without Node and browser APIs: no files, no network, no environment.
 */
export function previewWebpackConfig(config: RemoteConfig, dir: string): Configuration {
  const base = baseConfig(config.name);
  return {
    ...base,
    name: 'preview',
    context: dir,
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { preview: `data:text/javascript,${encodeURIComponent(entry)}` },
    // A package's "browser" field selects code that expects a document.
    resolve: { ...base.resolve, aliasFields: [], fallback: { stream: false } },
    output: {
      ...base.output,
      path: join(dir, 'dist/preview'),
      library: { type: 'var', name: variable },
      publicPath: '',
      chunkLoading: false,
      uniqueName: `${config.name}-preview`,
    },
    module: {
      ...base.module,
      // Only the screens, without code that they load on interaction.
      rules: [
        ...(base.module?.rules ?? []),
        { include: join(dir, 'src/routes.tsx'), parser: { dynamicImportMode: 'eager' } },
      ],
      parser: {
        javascript: { ...base.module?.parser?.javascript, dynamicImportMode: 'weak' },
      },
    },
    // Not downloaded by browsers, and error logs need the names. Only comments are removed, in
    // which webpack writes module paths.
    optimization: {
      ...base.optimization,
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: readableOptions,
          extractComments: false,
          parallel: false,
        }),
      ],
    },
    plugins: [new PathIndependentIdsPlugin()],
  };
}
