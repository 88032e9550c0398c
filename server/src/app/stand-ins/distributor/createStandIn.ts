import type { ServerResponse } from 'node:http';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Provider } from 'oidc-provider';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { StandInSettings } from '../../../areas/distributor/distributorSettings.ts';
import { questionPage, questionPolicy } from './questionPage.ts';
import { refreshTokenSeconds, standInConfiguration, standInScope } from './standInConfiguration.ts';

/** The only account of the demo's distributor. */
const accountId = 'buyer';
const answerSchema = z.object({ answer: z.enum(['allow', 'deny']) });

/** The demo's parts distributor on its own origin: an OAuth 2.0 server with a consent page. */
export async function createStandIn(
  deps: Deps,
  { url }: StandInSettings,
): Promise<FastifyInstance> {
  const provider = await createProvider(deps, url);
  const handle = provider.callback();
  const app = Fastify({ logger: false, forceCloseConnections: true });
  await app.register(formbody);

  app.route({
    method: ['GET', 'POST'],
    url: '/oauth/*',
    // The provider reads the raw body itself.
    onRequest: async (request, reply) => {
      reply.hijack();
      await handle(request.raw, reply.raw);
    },
    handler: () => undefined,
  });

  app.get('/question/:uid', async (request, reply) => {
    await provider.interactionDetails(request.raw, reply.raw);
    return reply
      .header('content-security-policy', questionPolicy(deps.config))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(questionPage(readerLocale(request)));
  });

  app.post('/question/:uid', async (request, reply) => {
    reply.hijack();
    await answer(provider, request, reply.raw);
  });
  return app;
}

async function createProvider(deps: Deps, url: string): Promise<Provider> {
  const signingKey = await deps.keys.signingKey('distributor stand-in', 'ES256');
  const provider = new Provider(url, standInConfiguration(deps, signingKey));
  provider.use(async (ctx, next) => {
    await next();
    // Not standard, but distributors do it.
    const body: unknown = ctx.body;
    if (typeof body === 'object' && body !== null && 'refresh_token' in body) {
      ctx.body = { ...body, refresh_token_expires_in: refreshTokenSeconds };
    }
  });
  return provider;
}

async function answer(
  provider: Provider,
  request: FastifyRequest,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request.raw, response);
  if (answerSchema.parse(request.body).answer === 'deny') {
    await provider.interactionFinished(request.raw, response, { error: 'access_denied' });
    return;
  }
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(standInScope);
  const consent = { grantId: await grant.save() };
  await provider.interactionFinished(request.raw, response, { login: { accountId }, consent });
}
