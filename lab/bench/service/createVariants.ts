import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createManagerApp, managerModules } from '@portal/server/src/app/app.ts';
import { createAssetStore } from '@portal/server/src/composition/assets/AssetStore.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createApp, type Module } from '@portal/server/src/platform/http/createApp.ts';
import { loadShellBuild } from '@portal/server/src/composition/pages/loadShellBuild.ts';
import { pagesFrom, pagesRoutes } from '@portal/server/src/composition/pages/pages.routes.ts';
import { sessionAuthenticate } from '@portal/server/src/platform/session/sessionAuthenticate.ts';
import type { Variant } from '../report/Results.ts';
import { loadLeanPages } from './leanPages.ts';
import { plainRegistry } from './plainRegistry.ts';
import { staticPages } from './staticPages.ts';

const plainDist = path.join(import.meta.dirname, '../plain/dist');

/**
 * The manager's application in each variant, with the same database, sessions and API. Only their
 * pages differ: the portal's, the plain bundle's two, and the lean page.
 */
export async function createVariants(deps: Deps): Promise<Record<Variant, FastifyInstance>> {
  const assets = createAssetStore(deps.blobs);
  const shell = await loadShellBuild(plainDist, assets);
  const lean = await loadLeanPages(assets);
  const pages = pagesFrom(() => Promise.resolve(plainRegistry(shell)));
  const calls = managerModules.filter((module) => module !== pagesRoutes);
  const plainApp = (modules: readonly Module[]) =>
    createApp(
      { ...deps, shell },
      { name: 'manager', modules, authenticate: sessionAuthenticate(deps) },
    );
  return {
    federated: createManagerApp(deps),
    plain: plainApp([...calls, staticPages(shell), pages]),
    hinted: plainApp([...calls, pages]),
    // The plain bundle's module serves the files of all variants.
    lean: plainApp([...calls, lean, pages]),
  };
}
