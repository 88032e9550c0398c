import type { Module } from '../platform/http/createApp.ts';
import { backlog } from '../platform/jobs/dueJobs.ts';
import { backupState } from './backups/backupState.ts';

const access = { who: 'operator', scopes: ['read'] } as const;

/** `GET /operator/metrics` in Prometheus' text format. */
export const metricsRoutes: Module = (deps) => async (app) => {
  app.get('/operator/metrics', { config: { access } }, async (_request, reply) => {
    const { backups, registry, standbyLag, work } = deps.metrics;
    work.setBacklog(await backlog(deps.db));
    standbyLag.set(deps.reading.lagSeconds() ?? NaN);
    backups.set(await backupState(deps));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
