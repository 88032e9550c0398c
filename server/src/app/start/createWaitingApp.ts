import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { DatabaseAwayError } from '../../platform/errors.ts';
import type { Readiness } from '../../platform/metrics/Readiness.ts';
import { errorHandlers } from '../../platform/answers/refusals/errorHandlers.ts';

interface WaitingAppOptions {
  readonly log: FastifyBaseLogger;
  readonly readiness: Readiness;
  /** Public origin of the application it replaces. */
  readonly origin: string;
  /** The portal's start page. */
  readonly start: string;
}

/**
 * Replaces an application until the database is available: `/health` answers 200, `/ready` 503 with
 * the missing dependencies, and everything else 503.
 */
export function createWaitingApp({
  log,
  readiness,
  origin,
  start,
}: WaitingAppOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  });
  const { onError } = errorHandlers({ origin, start, hasPages: true });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', (_request, reply) =>
    reply.code(503).send({ status: 'waiting', waiting: readiness.waiting }),
  );
  app.setErrorHandler(onError);
  app.setNotFoundHandler((request, reply) =>
    onError(new DatabaseAwayError('the portal is starting'), request, reply),
  );
  return app;
}
