import { sql } from 'kysely';
import { z } from 'zod';
import { DatabaseAwayError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';

const access = { who: 'public' } as const;
const alive = z.object({ status: z.literal('ok') });
const notReady = z.object({ status: z.literal('waiting'), waiting: z.array(z.string()) });

/**
 * `GET /health`: the process lives. `GET /ready`: every role serves, the demo is loaded and the
 * database answers; otherwise 503 with the names of what is not ready.
 */
export const healthRoutes: Module = (deps) => async (app) => {
  app.get('/health', { config: { access }, schema: { response: { 200: alive } } }, () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/ready',
    { config: { access }, schema: { response: { 200: alive, 503: notReady } } },
    async (_request, reply) => {
      const { waiting } = deps.readiness;
      if (waiting.length === 0 && (await isAnswering())) return { status: 'ok' as const };
      const names = waiting.length === 0 ? ['database'] : [...waiting];
      return reply.code(503).send({ status: 'waiting' as const, waiting: names });
    },
  );

  async function isAnswering(): Promise<boolean> {
    try {
      await sql`select 1`.execute(deps.db);
      return true;
    } catch (error) {
      if (error instanceof DatabaseAwayError) return false;
      throw error;
    }
  }
};
