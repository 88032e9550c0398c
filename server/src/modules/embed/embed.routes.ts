import { accountsUserSchema, embedSiteSchema } from '@portal/shared/contracts';
import { SiteUnknownError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { viewerOf } from '../../http/Viewer.ts';
import { openSites } from '../../protocol/sites/sites.queries.ts';
import { findPerson } from '../pages/pages.queries.ts';
import { presentSignIn } from './presentSignIn.ts';

const siteAccess = { who: 'public' } as const;
const personAccess = { who: 'guest', sites: 'every' } as const;

/**
 * What an embedded remote asks for itself: how its site gets a token, and whose token it has. The
 * portal's own pages ask accounts for the person, which answers no other site.
 */
export const embedRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/site',
    { config: { access: siteAccess }, schema: { response: { 200: embedSiteSchema } } },
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
};
