import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import type { RemoteConfig } from '@portal/shared/remote';
import { baseConfig } from './baseConfig.ts';

/** The address at which a remote's developer opens it. */
const port = Number(process.env['STANDALONE_PORT'] ?? 3200);
const managerUrl =
  process.env['MANAGER_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`;

const page = `<!doctype html>
<html><head><meta charset="utf-8" /><title>Remote</title>
<meta name="viewport" content="width=device-width, initial-scale=1" />
<style>main { max-width: 1200px; margin: 24px auto; padding: 0 16px }</style></head>
<body><main id="standalone"></main><script src="/standalone.js"></script></body></html>`;

/**
 * A remote alone, for its developer (`webpack serve`): `src/standalone.tsx` with everything in it.
 * Its calls go on to a running portal; cookies of localhost count on every port, so that whoever
 * is signed in there is signed in here.
 */
export function standaloneWebpackConfig(
  config: RemoteConfig,
  dir: string,
): Configuration & { devServer: DevServer } {
  const base = baseConfig(config.name);
  return {
    ...base,
    name: 'standalone',
    context: dir,
    entry: { standalone: join(dir, 'src/standalone.tsx') },
    output: { ...base.output, filename: '[name].js', publicPath: '/', clean: false },
    devServer: {
      host: 'localhost',
      port,
      static: false,
      proxy: [
        {
          context: (path) =>
            ['/api/', ...resourcePaths(config)].some((own) => path.startsWith(own)),
          target: managerUrl,
        },
      ],
      setupMiddlewares: (middlewares, server) => {
        server.app?.get('/', (_request, response) => {
          response.type('html').send(page);
        });
        return middlewares;
      },
    },
  };
}

/** Files that the server offers under a remote's own routes, e.g. `/license/lic/…`. */
function resourcePaths({ routes }: RemoteConfig): readonly string[] {
  return routes.map(({ path }) => `${path}/`);
}
