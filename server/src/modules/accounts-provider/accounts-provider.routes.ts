import type { Module } from '../../http/createApp.ts';
import { keepLocale } from './keepLocale.ts';
import { providerOf } from './providerOf.ts';

const access = { who: 'public' } as const;

/**
 * The OpenID protocol. Requests are handed to the provider before anything reads their body: it
 * wants the stream itself.
 */
export const providerRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const handle = provider.callback();
  for (const url of ['/.well-known/openid-configuration', '/oidc/*']) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      config: { access },
      onRequest: async (request, reply) => {
        keepLocale(request, reply, deps.config);
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        request.raw.headers['x-request-id'] = request.id;
        await handle(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  }
};
