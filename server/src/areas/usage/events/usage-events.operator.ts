import { usageBatchAnswerSchema, usageBatchEvents, usageLineBytes } from '@portal/shared/contracts';
import { z } from 'zod';
import { NotFoundError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { operatorOf } from '../../../platform/http/Operator.ts';
import { batchLines } from './readLine.ts';
import { importEvents } from './importEvents.ts';

/** Bytes beyond a line's limit: its end, and the cut last character of an overlong line. */
const longLineBytes = 4;

/** The operator API for events of another system, or events older than devices may report. */
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
      bodyLimit: usageBatchEvents * (usageLineBytes + longLineBytes),
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
      const lines = batchLines(request.body);
      return importEvents(deps, team, lines, operatorOf(request).actor);
    },
  );
};
