import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { DatabaseAwayError } from '../../platform/errors.ts';
import type { Readiness } from '../../platform/metrics/Readiness.ts';
import { errorHandlers } from '../../platform/answers/refusals/errorHandlers.ts';

interface WaitingAppOptions {
  readonly log: FastifyBaseLogger;
  readonly readiness: Readiness;
  /** Public origin of the application in whose place it stands. */
  readonly origin: string;
  /** The portal's start page. */
  readonly start: string;
}

/**
 * Stands in for an application until there is a database to make it with: `/health` answers 200,
 * `/ready` 503 with what is waited for, and everything else that the portal is not available.
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
