import {
  usageBatchAnswerSchema,
  usageBatchEvents,
  usageEventDays,
  usageLineBytes,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { deviceOf, deviceOnly, keepSignedText } from '../../licensing/leases/deviceCall.ts';
import { batchLines } from './readLine.ts';
import { takeEvents } from './takeEvents.ts';
import { unpackGzip } from './unpackGzip.ts';

/** Devices keep unsent events for this long; older ones need the operator's import. */
const oldestMs = usageEventDays * 86_400_000;
const type = 'application/x-ndjson';
/** Far more than a device sends, even after 90 days offline. */
const batchesOfDevice: Limit = { name: 'usage-events', max: 600, seconds: 60 };

/** The endpoint for events of license clients. */
export const usageEventsRoutes: Module = (deps) => async (app) => {
  keepSignedText(app, type, (_request, text, done) => {
    done(null, text);
  });

  app.post(
    '/api/v1/usage/events',
    {
      // Authenticated by the device's signature, without a session.
      config: { access: { who: 'public' } },
      bodyLimit: usageBatchEvents * (usageLineBytes + 1),
      preParsing: unpackGzip,
      ...deviceOnly(deps),
      schema: { consumes: [type], body: z.string(), response: { 200: usageBatchAnswerSchema } },
    },
    async (request) => {
      const { id, team_id: teamId } = deviceOf(request);
      await takeCall(deps, batchesOfDevice, id);
      const lines = batchLines(request.body);
      const oldest = new Date(deps.clock().getTime() - oldestMs);
      return takeEvents(deps, { teamId, deviceId: id, oldest }, lines);
    },
  );
};
