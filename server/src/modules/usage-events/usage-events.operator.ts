import { usageBatchAnswerSchema, usageBatchEvents, usageLineBytes } from '@portal/shared/contracts';
import { z } from 'zod';
import { NotFoundError, RequestError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { operatorOf } from '../../http/Operator.ts';
import { importEvents } from './importEvents.ts';
import { linesOf } from './linesOf.ts';

/** Events at the operator's door: those of another system, or older than devices may report. */
export const usageEventsOperator: Module = (deps) => async (app) => {
  app.addContentTypeParser(
    'application/x-ndjson',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, text);
    },
  );

  app.post(
    '/operator/teams/:team/usage-events',
    {
      bodyLimit: usageBatchEvents * (usageLineBytes + 1),
      config: { access: { who: 'operator', scopes: ['everything'] } },
      schema: {
        params: z.object({ team: z.string() }),
        body: z.string(),
        response: { 200: usageBatchAnswerSchema },
      },
    },
    async (request) => {
      const { team } = request.params;
      const known = await deps.db
        .selectFrom('manager.team_ref')
        .select('id')
        .where('id', '=', team)
        .executeTakeFirst();
      if (!known) throw new NotFoundError();
      const lines = linesOf(request.body);
      if (lines.length > usageBatchEvents) throw new RequestError(413, 'too_many_events');
      return importEvents(deps, team, lines, operatorOf(request).actor);
    },
  );
};
