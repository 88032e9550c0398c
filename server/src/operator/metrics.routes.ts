import type { Module } from '../http/createApp.ts';

/** `GET /metrics` in Prometheus' text format. */
export const metricsRoutes: Module = (deps) => async (app) => {
  app.get('/metrics', { config: { access: { who: 'operator' } } }, async (_request, reply) => {
    const waiting = await deps.queue.waiting();
    deps.metrics.jobsWaiting.set(waiting);
    const { registry } = deps.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
