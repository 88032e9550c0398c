import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/Config.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { ipHeader } from './providerHooks.ts';
import { providerOf } from './providerOf.ts';

const config = { access: { who: 'public' }, page: true } as const;

const oneYearSeconds = 31_536_000;

/** Each begun sign-in or sign-out is stored for an hour; enough for an office behind one address. */
const visits: Limit = { name: 'openid-visit', max: 200, seconds: 60 };
/** Called by the manager for everybody, from one address; without the secret nothing is stored. */
const serverCalls: ReadonlySet<string> = new Set([
  '/.well-known/openid-configuration',
  '/oidc/jwks',
  '/oidc/token',
  '/oidc/revoke',
]);

/**
 * The OpenID protocol. Requests are handed to the provider before anything reads their body: it
 * wants the stream itself.
 */
export const providerRoutes: Module = (deps) => async (app) => {
  const provider = await providerOf(deps);
  const handle = provider.callback();
  const { protocol, host } = new URL(deps.config.accountsUrl);
  for (const url of ['/.well-known/openid-configuration', '/oidc/*']) {
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      config,
      onRequest: async (request, reply) => {
        const [path = ''] = request.url.split('?');
        if (!serverCalls.has(path)) await takeCall(deps, visits, networkOf(request.ip));
        keepLocale(request, reply, deps.config);
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        request.raw.headers['x-request-id'] = request.id;
        request.raw.headers[ipHeader] = request.ip;
        // Its URLs come from the settings, whatever the caller has sent.
        request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
        request.raw.headers['x-forwarded-host'] = host;
        await handle(request.raw, reply.raw);
      },
      handler: () => undefined,
    });
  }
};

/**
 * Stores the language that a client asks for (`ui_locales`). It is the person's choice, and on
 * separate sites the two services share no cookie.
 */
function keepLocale(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  const asked = new URL(request.url, config.accountsUrl).searchParams.get('ui_locales');
  if (asked !== 'en' && asked !== 'ja') return;
  // As a header: the provider sends the answer, so fastify never adds its cookies to it.
  const cookie = request.server.serializeCookie('portal_locale', asked, {
    path: '/',
    maxAge: oneYearSeconds,
    sameSite: 'lax',
    secure: config.secure,
  });
  void reply.header('set-cookie', cookie);
}
