import { connectedSitesSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { grantsOfSite } from '../../../platform/protocol/sites/siteGrants.queries.ts';
import { endProviderGrants } from '../../security/sessions/endProviderGrants.ts';
import { presentConnectedSites } from './presentConnectedSites.ts';
import { siteDecisions } from './siteLimits.ts';

const config = { access: { who: 'guest' } } as const;
const response = { 200: connectedSitesSchema };
const params = z.object({ name: z.string().max(100) });

/** Lists and disconnects the sites that act for the signed-in person. */
export const connectedSitesRoutes: Module = (deps) => async (app) => {
  app.get('/api/sites', { config, schema: { response } }, (request) =>
    presentConnectedSites(deps, viewerOf(request).user.id),
  );

  app.delete('/api/sites/:name', { config, schema: { params, response } }, async (request) => {
    const { user, team } = viewerOf(request);
    const { name } = request.params;
    await takeCall(deps, siteDecisions, user.id);
    await deps.db.transaction().execute(async (trx) => {
      const grants = await grantsOfSite(trx, name, user.id);
      if (grants.length === 0) throw new NotFoundError();
      await endProviderGrants(trx, grants);
      const audit = { at: deps.clock(), actor: user.id, teamId: team.id, ip: request.ip };
      await recordAudit(trx, { ...audit, action: 'site.disconnect', object: name });
    });
    return presentConnectedSites(deps, user.id);
  });
};
