import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import { PlacelessIdsPlugin } from '../release/PlacelessIdsPlugin.ts';
import { baseConfig } from './baseConfig.ts';

/**
 * A remote for pages that are not the portal: one JavaScript module with everything in it, React
 * included. Importing it defines the custom element; its exports are the single-spa lifecycles.
 * It is one file, so that the integrity on its script tag covers all of it.
 */
export function embedWebpackConfig(config: RemoteConfig, dir: string): Configuration {
  const base = baseConfig(config.name);
  return {
    ...base,
    name: 'embed',
    context: dir,
    devtool: false,
    entry: { embed: join(dir, 'src/element.ts') },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: join(dir, 'dist/embed'),
      module: true,
      library: { type: 'module' },
      publicPath: '',
      uniqueName: `${config.name}-embed`,
    },
    plugins: [
      new PlacelessIdsPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
