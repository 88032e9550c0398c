import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { PlacelessIdsPlugin } from '../release/PlacelessIdsPlugin.ts';
import { baseConfig } from './baseConfig.ts';
import { readableOptions } from './minimizerOptions.ts';

/** Name of the variable that the script sets; `server/src/composition/previews` reads it. */
const variable = 'portalPreview';

/** The module that a preview begins with; its relative address is one of the remote's folder. */
const entry = [
  `import { routes } from './src/routes.tsx';`,
  `import { createPreview } from '@portal/shared/preview';`,
  `export const render = createPreview(routes);`,
].join('\n');

/**
 * A remote for the server: one script with everything in it that renders the remote's screens to
 * markup. It is made for a place without Node and without a browser, so that the server can run
 * it where a remote reaches nothing: no files, no network, no environment.
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
    // A package's "browser" field leads to code that expects a document.
    // And its other code imports Node's streams, which markup made in one piece does not need.
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
      // The screens themselves, and nothing of what they load when somebody acts.
      rules: [
        ...(base.module?.rules ?? []),
        { include: join(dir, 'src/routes.tsx'), parser: { dynamicImportMode: 'eager' } },
      ],
      parser: {
        javascript: { ...base.module?.parser?.javascript, dynamicImportMode: 'weak' },
      },
    },
    // Nobody downloads it, and the server's log names what fails in it. What goes is the comments, in
    // which webpack says where each module lay.
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
    plugins: [new PlacelessIdsPlugin()],
  };
}
