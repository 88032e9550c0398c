import { accountSessionsSchema } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { endAccountSessions } from './endAccountSessions.ts';
import { presentSessions } from './presentSessions.ts';
import { sessionEnds } from './sessionLimits.ts';
import { sessionsOf } from './sessions.queries.ts';

const config = { access: { who: 'guest' } } as const;
const response = { 200: accountSessionsSchema };
const params = z.object({ id: z.string().max(100) });

/**
 * Lists and ends the sessions of the signed-in person. Ending one needs no recent proof: a person
 * who lost a device is in a hurry, and an attacker gains nothing by it.
 */
export const sessionsRoutes: Module = (deps) => async (app) => {
  const list = async (request: FastifyRequest) => {
    const { user, sessionId } = viewerOf(request);
    return [...presentSessions(await sessionsOf(deps.db, user.id, new Date()), sessionId)];
  };

  app.get('/api/sessions', { config, schema: { response } }, list);

  app.delete('/api/sessions', { config, schema: { response } }, async (request) => {
    await end(deps, request, { keptSession: viewerOf(request).sessionId });
    return list(request);
  });

  app.delete('/api/sessions/:id', { config, schema: { params, response } }, async (request) => {
    const ended = await end(deps, request, { onlySession: request.params.id });
    if (ended === 0) throw new NotFoundError();
    return list(request);
  });
};

/** Ends sessions of the caller. @returns how many */
async function end(
  deps: Deps,
  request: FastifyRequest,
  which: { readonly keptSession: string } | { readonly onlySession: string },
): Promise<number> {
  const { user, team } = viewerOf(request);
  await takeCall(deps, sessionEnds, user.id);
  const { db, queue, clock } = deps;
  return db.transaction().execute(async (trx) => {
    const count = await endAccountSessions(trx, queue, { accountId: user.id, ...which });
    if (count > 0) {
      await recordAudit(trx, {
        at: clock(),
        actor: user.id,
        teamId: team.id,
        ip: request.ip,
        action: 'session.end',
        object: user.id,
        details: { count },
      });
    }
    return count;
  });
}
