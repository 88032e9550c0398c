import {
  loadRemote,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as embed from '@portal/shared/embed';
import type { RemoteRouteObject } from '@portal/shared/remote';
import { fetchCompanions } from '../../remotes/companions.ts';
import { startFederation } from '../../remotes/startFederation.ts';
import type { PlacedRelease } from '../EmbeddableRelease.ts';
import { scope } from './scope.ts';

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

startFederation({
  name: 'portal_embed',
  loading: {
    name: 'portal-scope',
    // The container is in the scope; the runtime would look for it on the window.
    loadEntry: async ({ remoteInfo }) => {
      await scope.__portal_load_script__(remoteInfo.entry);
      const container: unknown = Reflect.get(scope, remoteInfo.entryGlobalName);
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the runtime itself does so with the one on the window
      return container as Container;
    },
  },
  libraries: { '@portal/shared/embed': embed },
});

interface RoutesModule {
  readonly routes?: readonly RemoteRouteObject[];
}

async function loadRoutes({ global, base, entry }: PlacedRelease): Promise<RoutesModule> {
  registerRemotes([{ name: global, entry: new URL(entry, base).href, type: 'global' }]);
  const loaded = await loadRemote<RoutesModule>(`${global}/routes`);
  if (!loaded) throw new Error('The release has no routes.');
  return loaded;
}

/** The screens of a release, each loaded on demand. */
export function routesOf(release: PlacedRelease): readonly RemoteRouteObject[] {
  return release.routes.map(({ path }) => ({
    path,
    lazy: async () => {
      fetchCompanions(release.screens[path]?.companions ?? []);
      const { routes } = await loadRoutes(release);
      const route = routes?.find((one) => one.path === path);
      if (!route) throw new Error(`The release has no route ${path}.`);
      return route.lazy();
    },
  }));
}
