import { accountSessionSchema } from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';
import { pageCsrfToken } from '../pages/accountsVisitor.ts';

const anybody = { access: { who: 'visitor' } } as const;

/** Who is signed in, and the CSRF token of an open page. */
export const sessionRoutes: Module = (deps) => async (app) => {
  // The first only checks the session; the second is the sign of life of an open page.
  for (const path of ['/api/session', '/api/session/keep']) {
    app.get(
      path,
      { config: anybody, schema: { response: { 200: accountSessionSchema } } },
      (request, reply) => ({
        csrf_token: pageCsrfToken(request, reply, deps),
        user_id: request.viewer?.user.id ?? null,
        team_id: request.viewer?.team.id ?? null,
      }),
    );
  }
};
