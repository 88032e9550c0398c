import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountsUserSchema } from '@portal/shared/contracts';
import { addVary } from '../../../platform/answers/addVary.ts';
import type { Config } from '../../../platform/config/Config.ts';
import { SignedOutError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { bearerAccount } from './bearerAccount.ts';
import { presentMe } from '../pages/presentMe.ts';

const access = { who: 'public' } as const;

/** `GET /api/user/me/`: who the bearer of an access token is. The manager's pages may ask. */
export const meRoutes: Module = (deps) => async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    allowManager(deps.config, request, reply);
  });

  app.options('/api/user/me', { config: { access } }, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'Authorization, X-CSRF-Token',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  );

  app.get(
    '/api/user/me',
    { config: { access }, schema: { response: { 200: accountsUserSchema } } },
    async (request) => {
      const me = await presentMe(deps, await bearerAccount(deps, request.headers.authorization));
      if (!me) throw new SignedOutError();
      return me;
    },
  );
};

/** Only pages of the manager may read the answer: no other origin, and never a wildcard. */
function allowManager(
  { managerUrl }: Config,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): void {
  addVary(reply, 'Origin');
  if (headers.origin !== managerUrl) return;
  void reply
    .header('access-control-allow-origin', managerUrl)
    .header('access-control-allow-credentials', 'true')
    .header('access-control-expose-headers', 'X-Request-Id');
}
