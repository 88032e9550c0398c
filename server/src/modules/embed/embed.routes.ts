import { accountsUserSchema } from '@portal/shared/contracts';
import type { Module } from '../../http/createApp.ts';
import { viewerOf } from '../../http/Viewer.ts';
import { findPerson } from '../pages/pages.queries.ts';

/**
 * `GET /api/user/me`: the person of a bearer token, for a remote that is embedded in another site.
 * The portal's own pages ask accounts instead, which answers no other site.
 */
export const embedRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/user/me',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: accountsUserSchema } } },
    (request) => findPerson(deps.db, viewerOf(request)),
  );
};
