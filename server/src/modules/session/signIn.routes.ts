import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Module } from '../../http/createApp.ts';
import { signInReasons } from '../accounts-provider/managerClient.ts';
import { authorizationUrl } from './authorizationUrl.ts';
import type { OpenIdClient } from './openIdClient.ts';
import { openSession } from './openSession.ts';
import { findSession, hashOf } from './session.queries.ts';
import { readSessionCookie, setSessionCookie } from './sessionCookie.ts';
import { returnPath } from './signInAddress.ts';
import { setAttempt, takeAttempt } from './signInAttempt.ts';
import { signInFailedPage } from './signInFailedPage.ts';

const access = { who: 'public' } as const;
const startQuery = z.object({
  to: z.string().optional(),
  reason: z.enum(signInReasons).optional().catch(undefined),
  again: z.string().optional(),
});
const callbackQuery = z.looseObject({ state: z.string().catch('') });

/** The way to accounts and back (OpenID Connect, code flow with PKCE). */
export const signInRoutes =
  (openId: OpenIdClient): Module =>
  (deps) =>
  async (app) => {
    app.get(
      '/signin',
      { config: { access }, schema: { querystring: startQuery } },
      async (request, reply) => {
        const { to, reason, again } = request.query;
        const { url, attempt } = await authorizationUrl(deps, await openId(), {
          to: returnPath(to),
          reason,
          isRepeat: again === '1',
          // Whoever comes here because a session ended is not signed in again silently.
          mustProve:
            reason !== undefined ||
            (await hasIdledOut(deps, readSessionCookie(request, deps.config))),
          locale: request.cookies['portal_locale'],
        });
        setAttempt(reply, deps, attempt);
        return reply.header('cache-control', 'no-store').redirect(url.href, 303);
      },
    );

    app.get(
      '/signin/callback',
      { config: { access }, schema: { querystring: callbackQuery } },
      async (request, reply) => {
        const { state } = request.query;
        const attempt = takeAttempt(request, reply, deps, state);
        void reply.header('cache-control', 'no-store');
        try {
          if (!attempt) throw new Error('no sign-in with this state was started in this browser');
          const answered = new URL(request.url, deps.config.managerUrl);
          const before = readSessionCookie(request, deps.config);
          const id = await openSession(deps, await openId(), { answered, attempt, before });
          setSessionCookie(reply, deps.config, id);
          deps.metrics.signIns.inc({ outcome: 'success' });
          return await reply.redirect(attempt.to, 303);
        } catch (error) {
          request.log.warn({ err: error }, 'sign-in not completed');
          deps.metrics.signIns.inc({ outcome: 'failed' });
          if (state.endsWith('.again')) {
            return reply
              .code(400)
              .type('text/html; charset=utf-8')
              .send(signInFailedPage(request.id));
          }
          // An old or doubled answer: accounts knows the person by now, so a second way through is silent.
          const again = new URLSearchParams({ to: attempt?.to ?? '/', again: '1' });
          return reply.redirect(`/signin?${again.toString()}`, 303);
        }
      },
    );
  };

/** Whether the browser's session ended by idling: accounts then asks for the password again. */
async function hasIdledOut({ db, clock }: Deps, cookie: string | undefined): Promise<boolean> {
  const session = cookie === undefined ? undefined : await findSession(db, hashOf(cookie));
  if (!session || session.ended_at) return false;
  return session.idle_until <= clock() || session.absolute_until <= clock();
}
