import { sql } from 'kysely';
import { z } from 'zod';
import { DatabaseAwayError } from '../errors.ts';
import type { Module } from './createApp.ts';

const access = { who: 'public' } as const;
const alive = z.object({ status: z.literal('ok') });
const ready = alive.extend({
  /** Lag in seconds of the standby for reports and exports; `null` when it is unavailable. */
  standby_lag: z.number().nullable().optional(),
});
const notReady = z.object({ status: z.literal('waiting'), waiting: z.array(z.string()) });

/**
 * `GET /health`: the process is alive. `GET /ready`: every role serves, demo data is loaded, and
 * database and blob store respond; otherwise 503 with the names of what is not ready.
 */
export const healthRoutes: Module = (deps) => async (app) => {
  app.get('/health', { config: { access }, schema: { response: { 200: alive } } }, () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/ready',
    { config: { access }, schema: { response: { 200: ready, 503: notReady } } },
    async (_request, reply) => {
      const waiting = [...deps.readiness.waiting];
      if (waiting.length === 0) {
        const [hasDatabase, hasFiles] = await Promise.all([
          isAnswering(),
          deps.blobs.isAvailable(),
        ]);
        if (!hasDatabase) waiting.push('database');
        if (!hasFiles) waiting.push('files');
      }
      const lag = deps.reading.lagSeconds();
      const standby = lag === undefined ? {} : { standby_lag: lag };
      if (waiting.length === 0) return { status: 'ok' as const, ...standby };
      return reply.code(503).send({ status: 'waiting' as const, waiting });
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
