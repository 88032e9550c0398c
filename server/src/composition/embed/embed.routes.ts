import { accountsUserSchema, embedSiteSchema, portalScreensSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import { createAssetStore } from '../assets/AssetStore.ts';
import { sendPackage } from '../assets/packages.ts';
import { sendAsset } from '../assets/sendAsset.ts';
import { localeOf } from '../../platform/answers/localeOf.ts';
import { NotFoundError, SiteUnknownError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { openSites } from '../../platform/protocol/sites/sites.queries.ts';
import { findPerson } from '../pages/pages.queries.ts';
import { readRegistry } from '../registry/readRegistry.ts';
import { subjectOf } from '../registry/permitted.ts';
import { embedFolder, packageFolder } from './EmbedBuild.ts';
import { embedScripts } from './embedScript.ts';
import { presentPackage, presentScreens, presentSignIn } from './presentEmbed.ts';

const publicAccess = { who: 'public' } as const;
const personAccess = { who: 'guest', sites: 'every' } as const;

/**
 * The loader that shows remotes on other sites, its files, and the calls that embedded remotes
 * need: how the site gets a token, and whose token it has. Portal pages get the person from
 * accounts, which does not answer other sites.
 */
export const embedRoutes: Module = (deps) => async (app) => {
  const assets = createAssetStore(deps.blobs);
  const script = deps.embed && embedScripts(deps, assets, deps.embed);

  app.get('/embed.js', { config: { access: publicAccess } }, async (request, reply) => {
    if (!script) throw new NotFoundError();
    const { key, integrity } = await script();
    const etag = `"${integrity}"`;
    if (request.headers['if-none-match'] === etag) {
      return reply.header('access-control-allow-origin', '*').code(304).send();
    }
    await sendAsset(assets, key, request, reply.header('etag', etag), 'no-cache');
    return reply;
  });

  app.get('/embed.json', { config: { access: publicAccess } }, async (_request, reply) => {
    if (!script) throw new NotFoundError();
    const { key, integrity } = await script();
    void reply.header('cache-control', 'no-cache').header('access-control-allow-origin', '*');
    const src = `${deps.config.managerUrl}/${key}`;
    return { src, integrity, package: presentPackage(deps) };
  });

  app.get(
    '/embed/package/:file',
    { config: { access: publicAccess }, schema: { params: z.object({ file: z.string() }) } },
    (request, reply) => sendPackage(deps.blobs, packageFolder, request.params.file, reply),
  );

  app.get(
    '/embed/*',
    {
      config: { access: publicAccess },
      schema: {
        params: z.object({
          '*': z.string().regex(/^((core|releases)\/)?[\w-][\w.-]*\.(js|json)$/),
        }),
      },
    },
    (request, reply) => sendAsset(assets, `${embedFolder}${request.params['*']}`, request, reply),
  );

  app.get(
    '/api/site',
    { config: { access: publicAccess }, schema: { response: { 200: embedSiteSchema } } },
    async ({ headers: { origin = '' } }) => {
      const site = (await openSites(deps.db)).find(({ origins }) => origins.includes(origin));
      if (!site) throw new SiteUnknownError();
      return { sign_in: site.callback === null ? presentSignIn(deps.config, site, origin) : null };
    },
  );

  app.get(
    '/api/user/me',
    { config: { access: personAccess }, schema: { response: { 200: accountsUserSchema } } },
    (request) => findPerson(deps.db, viewerOf(request)),
  );

  app.get(
    '/api/screens',
    { config: { access: personAccess }, schema: { response: { 200: portalScreensSchema } } },
    async (request) => {
      const { headers, viewer, authentication } = request;
      const locale = localeOf({ cookies: undefined, acceptLanguage: headers['accept-language'] });
      const registry = await readRegistry(deps.db, viewer);
      return presentScreens(registry, subjectOf(viewer, locale), authentication?.site?.remotes);
    },
  );
};
