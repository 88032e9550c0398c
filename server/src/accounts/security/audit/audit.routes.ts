import {
  teamAuditFileQuerySchema,
  teamAuditQuerySchema,
  teamAuditSchema,
} from '@portal/shared/contracts';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { sendCsv } from '../../../platform/answers/long/sendCsv.ts';
import { presentAct } from './presentAct.ts';
import { actsOfTeam, namesOfTeam } from './teamAudit.queries.ts';
import { teamAuditFile } from './teamAuditFile.ts';

const access = { who: 'manager' } as const;
const rateLimit = { max: 30, timeWindow: '1 minute' };
const pageRows = 100;

/** Who did what in the team, for its owners and admins. */
export const auditRoutes: Module = (deps) => async (app) => {
  const { db } = deps;

  app.get(
    '/api/audit',
    {
      config: { access },
      schema: { querystring: teamAuditQuerySchema, response: { 200: teamAuditSchema } },
    },
    async (request) => {
      const { team } = viewerOf(request);
      // One more than is shown tells whether there is a further page.
      const acts = await actsOfTeam(db, { ...request.query, teamId: team.id, limit: pageRows + 1 });
      const shown = acts.slice(0, pageRows);
      return {
        acts: shown.map(presentAct),
        next: acts.length > pageRows ? (shown.at(-1)?.seq ?? null) : null,
        people: await namesOfTeam(db, team.id),
      };
    },
  );

  app.get(
    '/api/audit.csv',
    { config: { access, rateLimit }, schema: { querystring: teamAuditFileQuerySchema } },
    async (request, reply) => {
      const { team, sessionId } = viewerOf(request);
      const pace = deps.longAnswers.pace(reply, sessionId);
      await pace.enter();
      const file = { teamId: team.id, filter: request.query, locale: readerLocale(request) };
      return sendCsv(reply, teamAuditFile(deps, file, pace));
    },
  );
};
