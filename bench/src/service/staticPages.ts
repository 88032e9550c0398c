import { brotliCompressSync } from 'node:zlib';
import { choosePage } from '@portal/server/src/modules/pages/choosePage.ts';
import { createBootstrap } from '@portal/server/src/modules/pages/createBootstrap.ts';
import { subjectOf } from '@portal/server/src/modules/registry/subjectOf.ts';
import { findPerson } from '@portal/server/src/modules/pages/pages.queries.ts';
import type { ShellBuild } from '@portal/server/src/modules/pages/ShellBuild.ts';
import type { Module } from '@portal/server/src/http/createApp.ts';
import { plainRegistry } from './plainRegistry.ts';

/** The HTML page `index.html` as a bundler writes it. */
function indexHtml(scripts: readonly string[]): Buffer {
  const tags = scripts.map((src) => `<script defer src="${src}"></script>`).join('');
  return brotliCompressSync(
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>Manager Console</title><link rel="icon" href="data:,">${tags}</head>`,
      '<body><div id="portal"></div></body></html>',
    ].join(''),
  );
}

/**
 * The plain bundle as it comes: one static page for every screen, and one call that answers all
 * that a page needs to know of the session.
 */
export const staticPages =
  (shell: ShellBuild): Module =>
  (deps) =>
  async (app) => {
    const html = indexHtml(shell.scripts);
    const registry = plainRegistry(shell);
    for (const { routes } of registry.remotes) {
      for (const { path } of routes) {
        app.get(path, { config: { access: { who: 'public' } } }, (_request, reply) =>
          reply
            .type('text/html; charset=utf-8')
            .header('content-encoding', 'br')
            .header('content-security-policy', "style-src 'self' 'unsafe-inline'")
            .send(html),
        );
      }
    }

    app.get('/bench/bootstrap', { config: { access: { who: 'guest' } } }, async (request) => {
      const { viewer } = request;
      const choice = choosePage(registry, subjectOf(viewer, 'en'), '/license');
      if (!('navigation' in choice) || viewer === null) return {};
      const user = await findPerson(deps.db, viewer);
      const facts = { url: '/license', locale: 'en' as const, registryVersion: 'plain' };
      return createBootstrap(deps, { ...facts, viewer, user, choice, shell: undefined });
    });
  };
