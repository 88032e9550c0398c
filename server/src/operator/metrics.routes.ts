import type { Module } from '../http/createApp.ts';

const access = { who: 'operator', scopes: ['read'] } as const;

/** `GET /operator/metrics` in Prometheus' text format. */
export const metricsRoutes: Module = (deps) => async (app) => {
  app.get('/operator/metrics', { config: { access } }, async (_request, reply) => {
    const waiting = await deps.queue.waiting();
    deps.metrics.jobsWaiting.set(waiting);
    const { registry } = deps.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
