import { timingSafeEqual } from 'node:crypto';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { sandboxMerchant } from '../../../areas/buying/payments/gatewaySettings.ts';
import { challengeRoutes } from './challengeRoutes.ts';
import { newCardRoutes } from './newCardRoutes.ts';
import { refusalStatus } from './refusalStatus.ts';
import { holdTheLine, merchantRoutes, type Silence } from './merchantRoutes.ts';

/**
 * The demo's card gateway on its own origin: the merchant API, and the 3-D Secure page. It accepts
 * no real cards.
 *
 * @param silence handles the connection of a payment that is charged without a response; by default
 *   held open until the merchant gives up
 */
export async function createSandboxGateway(
  deps: Deps,
  silence: Silence = holdTheLine,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  await app.register(formbody);
  app.setErrorHandler((error, _request, reply) => {
    const status = refusalStatus(error);
    return reply.code(status).send({ error: status < 500 ? 'not understood' : 'failed' });
  });
  app.get('/health', () => ({ status: 'ok' }));
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (request, reply) => {
      if (!isMerchant(request)) await reply.code(401).send({ error: 'merchant unknown' });
    });
    merchantRoutes(calls, deps, silence);
  });
  await app.register(async (pages) => {
    challengeRoutes(pages, deps);
  });
  await app.register(async (pages) => {
    newCardRoutes(pages, deps);
  });
  return app;
}

function isMerchant({ headers }: FastifyRequest): boolean {
  const wanted = Buffer.from(`Bearer ${sandboxMerchant.merchant}:${sandboxMerchant.secret}`);
  const given = Buffer.from(headers.authorization ?? '');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
