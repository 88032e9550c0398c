import { z } from 'zod';
import type { Module } from '../../platform/http/createApp.ts';
import { operatorOf } from '../../platform/http/Operator.ts';
import { endSite } from './endSite.ts';
import { addSite, changeSite, presentSite } from './saveSite.ts';
import {
  changeSiteSchema,
  newSiteSchema,
  savedSiteSchema,
  sitesAnswerSchema,
} from './sites.contract.ts';

const config = { access: { who: 'operator', scopes: ['everything'] } } as const;
const readConfig = { access: { who: 'operator', scopes: ['read'] } } as const;
const params = z.object({ name: z.string() });
const saved = { 200: savedSiteSchema };

/** Operator routes of embedding sites. */
export const sitesOperator: Module = (deps) => async (app) => {
  app.get(
    '/operator/sites',
    { config: readConfig, schema: { response: { 200: sitesAnswerSchema } } },
    async () => {
      const rows = await deps.db.selectFrom('portal.site').selectAll().orderBy('name').execute();
      return rows.map(presentSite);
    },
  );

  app.post(
    '/operator/sites',
    { config, schema: { body: newSiteSchema, response: saved } },
    (request) => addSite(deps, request.body, operatorOf(request).actor),
  );

  app.post(
    '/operator/sites/:name',
    { config, schema: { params, body: changeSiteSchema, response: saved } },
    (request) => {
      const change = { ...request.body, name: request.params.name };
      return changeSite(deps, change, operatorOf(request).actor);
    },
  );

  app.post(
    '/operator/sites/:name/end',
    { config, schema: { params, response: { 200: z.object({ done: z.literal(true) }) } } },
    async (request) => {
      await endSite(deps, request.params.name, operatorOf(request).actor);
      return { done: true as const };
    },
  );
};
