import { keepAliveSchema, userStatusSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import type { Module } from '../http/createApp.ts';
import { viewerOf } from '../http/Viewer.ts';
import { accessTokens } from './tokens/accessToken.ts';
import type { OpenIdClient } from './tokens/openIdClient.ts';
import { pageTokens } from './tokens/pageTokens.ts';

const access = { who: 'guest', renews: true } as const;

/** Calls of the page about its own session. */
export const sessionRoutes =
  (openId: OpenIdClient): Module =>
  (deps) =>
  async (app) => {
    const accessToken = accessTokens(deps, openId);

    app.get(
      '/api/user/me/status',
      { config: { access }, schema: { response: { 200: keepAliveSchema } } },
      async (request, reply) => {
        const { apiToken, csrfToken, expiresAt } = await pageTokens(deps, request, reply);
        return {
          status: 'ok' as const,
          api_token: apiToken,
          csrf_token: csrfToken,
          expires_at: (expiresAt ?? deps.clock()).toISOString(),
          user_id: viewerOf(request).user.id,
        };
      },
    );

    app.get(
      '/api/user/status',
      { config: { access }, schema: { response: { 200: userStatusSchema } } },
      () => ({ status: 'active' as const }),
    );

    app.get(
      '/api/user/token',
      { config: { access }, schema: { response: { 200: z.string() } } },
      async (request, reply) => {
        const token = await accessToken(viewerOf(request).sessionId);
        return reply.type('text/plain; charset=utf-8').send(token);
      },
    );
  };
