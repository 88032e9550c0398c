import { sql } from 'kysely';
import { z } from 'zod';
import type { Module } from '../../http/createApp.ts';

const access = { who: 'public' } as const;
const alive = z.object({ status: z.literal('ok') });
const notReady = z.object({ status: z.literal('starting'), waiting: z.array(z.string()) });

/** `GET /health`: the process lives. `GET /ready`: every role serves and the demo is loaded. */
export const healthRoutes: Module = (deps) => async (app) => {
  app.get('/health', { config: { access }, schema: { response: { 200: alive } } }, () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/ready',
    { config: { access }, schema: { response: { 200: alive, 503: notReady } } },
    async (_request, reply) => {
      const { waiting } = deps.readiness;
      if (waiting.length > 0) {
        return reply.code(503).send({ status: 'starting' as const, waiting: [...waiting] });
      }
      await sql`select 1`.execute(deps.db);
      return { status: 'ok' as const };
    },
  );
};
