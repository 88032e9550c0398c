import { choosePage } from '@portal/server/src/composition/pages/choosePage.ts';
import { createBootstrap } from '@portal/server/src/composition/pages/createBootstrap.ts';
import { subjectOf } from '@portal/server/src/composition/registry/permitted.ts';
import { findPerson } from '@portal/server/src/composition/pages/pages.queries.ts';
import type { ShellBuild } from '@portal/server/src/composition/pages/ShellBuild.ts';
import type { Module } from '@portal/server/src/platform/http/createApp.ts';
import { serveIndexHtml } from './indexHtml.ts';
import { plainRegistry } from './plainRegistry.ts';

/**
 * The plain bundle's typical delivery: one static page for every screen, and one call for
 * everything that it needs to know about the session.
 */
export const staticPages =
  (shell: ShellBuild): Module =>
  (deps) =>
  async (app) => {
    const registry = plainRegistry(shell);
    const paths = registry.remotes.flatMap(({ routes }) => routes.map(({ path }) => path));
    serveIndexHtml(app, paths, shell.scripts);

    app.get('/bench/bootstrap', { config: { access: { who: 'guest' } } }, async (request) => {
      const { viewer } = request;
      const choice = choosePage(registry, subjectOf(viewer, 'en'), '/license');
      if (!('navigation' in choice) || viewer === null) return {};
      const user = await findPerson(deps.db, viewer);
      const facts = { url: '/license', locale: 'en' as const, registryVersion: 'plain' };
      return createBootstrap(deps, { ...facts, viewer, user, choice });
    });
  };
