import { config as licenses } from '@portal/mf-licenses/remote.config.ts';
import { config as orders } from '@portal/mf-orders/remote.config.ts';
import type { Registry, RegisteredRemote, RemoteConfig } from '@portal/shared/remote';
import type { ShellBuild } from '@portal/server/src/composition/pages/ShellBuild.ts';
import { screenRequests } from '../plain/screenRequests.ts';

/**
 * A registry as if the plain bundle's lazy routes were remotes: with the same addresses and menu,
 * and with the bundle's chunks as screen files, so that pages preload them.
 */
export function plainRegistry(build: ShellBuild): Registry {
  return {
    generated_at: new Date(0).toISOString(),
    version: 'plain',
    remotes: [licenses, orders].map((config, index) =>
      remoteOf(config, build, build.companions[screenRequests[index] ?? ''] ?? []),
    ),
  };
}

function remoteOf(
  { name, version, contract, routes, navigation }: RemoteConfig,
  { integrity }: ShellBuild,
  [entry = '', ...preload]: readonly string[],
): RegisteredRemote {
  return {
    name,
    routes,
    navigation,
    current: {
      version,
      contract,
      hash: 'plain',
      // Chunk names are absolute addresses already.
      base: '',
      entry,
      global: '',
      integrity,
      screens: Object.fromEntries(routes.map(({ path }) => [path, { preload, companions: [] }])),
    },
  };
}
