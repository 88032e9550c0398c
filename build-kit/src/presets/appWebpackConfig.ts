import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { AssetsManifestPlugin } from './AssetsManifestPlugin.ts';
import { baseConfig } from './baseConfig.ts';

interface App {
  readonly name: string;
  /** The workspace, i.e. `import.meta.dirname` of its `webpack.config.js`. */
  readonly dir: string;
  /** Entry module, from `dir`. */
  readonly entry: string;
}

/**
 * webpack configuration of pages without remotes (accounts): one bundle in `dist/client/`, with a
 * `manifest.json` for its server.
 */
export function appWebpackConfig({ name, dir, entry }: App): Configuration {
  const base = baseConfig(name);
  return {
    ...base,
    context: dir,
    entry: { main: join(dir, entry) },
    output: {
      ...base.output,
      path: join(dir, 'dist/client'),
      publicPath: 'auto',
      uniqueName: name.replaceAll('-', '_'),
    },
    plugins: [new AssetsManifestPlugin([])],
  };
}
