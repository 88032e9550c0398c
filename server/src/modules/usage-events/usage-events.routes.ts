import {
  usageBatchAnswerSchema,
  usageBatchEvents,
  usageEventDays,
  usageLineBytes,
} from '@portal/shared/contracts';
import { z } from 'zod';
import { RequestError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { deviceOf, deviceOnly, keepSignedText } from '../leases/deviceCall.ts';
import { takeEvents } from './takeEvents.ts';
import { linesOf } from './linesOf.ts';
import { unpackGzip } from './unpackGzip.ts';

/** A device keeps what it could not send for so long; older events come by the operator's import. */
const oldestMs = usageEventDays * 86_400_000;
const type = 'application/x-ndjson';

/** The way in for what license clients report. */
export const usageEventsRoutes: Module = (deps) => async (app) => {
  keepSignedText(app, type, (_request, text, done) => {
    done(null, text);
  });

  app.post(
    '/api/v1/usage/events',
    {
      // Proven by the device's signature: no session, no cookie.
      config: { access: { who: 'public' } },
      bodyLimit: usageBatchEvents * (usageLineBytes + 1),
      preParsing: unpackGzip,
      preValidation: deviceOnly(deps),
      schema: { consumes: [type], body: z.string(), response: { 200: usageBatchAnswerSchema } },
    },
    async (request) => {
      const { id, team_id: teamId } = deviceOf(request);
      const lines = linesOf(request.body);
      if (lines.length > usageBatchEvents) throw new RequestError(413, 'too_many_events');
      const oldest = new Date(deps.clock().getTime() - oldestMs);
      return takeEvents(deps, { teamId, deviceId: id, oldest }, lines);
    },
  );
};
