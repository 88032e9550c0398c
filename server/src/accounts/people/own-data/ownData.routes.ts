import { recordAudit } from '../../../platform/db/audit.ts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { ownDataFile } from './ownDataFile.ts';

/** Files of one person's own data. */
const ownDataFiles: Limit = { name: 'own-data', max: 5, seconds: 3600 };

/** `GET /api/user/data.zip`: everything stored about the signed-in person, after a recent proof. */
export const ownDataRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/user/data.zip',
    { config: { access: { who: 'guest' } }, preHandler: requireRecentProof(deps) },
    async (request, reply) => {
      const { user, team, sessionId } = viewerOf(request);
      await takeCall(deps, ownDataFiles, user.id);
      const now = deps.clock();
      await recordAudit(deps.db, {
        at: now,
        actor: user.id,
        teamId: team.id,
        ip: request.ip,
        action: 'account.data',
        object: user.id,
      });
      const pace = deps.longAnswers.pace(reply, sessionId);
      await pace.enter();
      const owner = { id: user.id, email: user.email, teamId: team.id };
      const zip = ownDataFile(deps, { owner, locale: readerLocale(request), now, pace });
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename=my-data.zip')
        .header('cache-control', 'no-store')
        .send(zip);
    },
  );
};
