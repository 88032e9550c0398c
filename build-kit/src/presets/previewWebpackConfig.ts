import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from '@portal/shared/remote';
import { baseConfig } from './baseConfig.ts';

/** Name of the variable that the script sets; `server/src/previews` reads it. */
const variable = 'portalPreview';

/**
 * A remote for the server: one script with everything in it that renders the remote's screens to
 * markup. It is made for a place without Node and without a browser, so that the server can run
 * it where a remote reaches nothing: no files, no network, no environment.
 */
export function previewWebpackConfig(
  config: RemoteConfig,
  { dir, routesFile }: { readonly dir: string; readonly routesFile: string },
): Configuration {
  const base = baseConfig(config.name);
  const entry = [
    `import { routes } from ${JSON.stringify(routesFile)};`,
    `import { createPreview } from '@portal/shared/preview';`,
    `export const render = createPreview(routes);`,
  ].join('\n');
  return {
    ...base,
    name: 'preview',
    context: dir,
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
        { include: routesFile, parser: { dynamicImportMode: 'eager' } },
      ],
      parser: {
        javascript: { ...base.module?.parser?.javascript, dynamicImportMode: 'weak' },
      },
    },
    // Nobody downloads it, and the server's log names what fails in it.
    optimization: { ...base.optimization, minimize: false },
    plugins: [],
  };
}
