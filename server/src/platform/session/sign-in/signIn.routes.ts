import { z } from 'zod';
import { SignInFailedError } from '../../errors.ts';
import type { Module } from '../../http/createApp.ts';
import { signInReasons } from '../../protocol/managerClient.ts';
import { authorizationUrl } from './authorizationUrl.ts';
import type { OpenIdClient } from '../tokens/openIdClient.ts';
import { openSession } from './openSession.ts';
import { readSessionCookie, setSessionCookie } from '../sessionCookie.ts';
import { readState, returnPath, signInAddress } from './signInAddress.ts';
import { setAttempt, takeAttempt } from './signInAttempt.ts';
import { NoAttemptError, signInFailure } from './signInFailure.ts';

const page = { access: { who: 'public' }, page: true } as const;
/** Sufficient for an office behind one address on a Monday morning. */
const rateLimit = { max: 100, timeWindow: '1 minute' };
const startQuery = z.object({
  to: z.string().optional(),
  reason: z.enum(signInReasons).optional().catch(undefined),
  again: z.string().optional(),
  /** `to` of a sign-out, returned by accounts as state. */
  state: z.string().optional(),
});
const callbackQuery = z.looseObject({ state: z.string().catch('') });

/** Sign-in at accounts (OpenID Connect, code flow with PKCE). */
export const signInRoutes =
  (openId: OpenIdClient): Module =>
  (deps) =>
  async (app) => {
    app.get(
      '/signin',
      { config: { ...page, rateLimit }, schema: { querystring: startQuery } },
      async (request, reply) => {
        const { state, to = state, reason, again } = request.query;
        const { url, attempt } = await authorizationUrl(deps, await openId(), {
          to: returnPath(to),
          reason,
          isRepeat: again === '1',
          // A person who signed out is not signed in again silently. After an expired session
          // accounts decides, because it knows who chose to stay signed in.
          mustProve: reason === 'signed_out',
          locale: request.cookies['portal_locale'],
        });
        setAttempt(request, reply, deps, attempt);
        return reply.header('cache-control', 'no-store').redirect(url.href, 303);
      },
    );

    app.get(
      '/signin/callback',
      { config: page, schema: { querystring: callbackQuery } },
      async (request, reply) => {
        const { state } = request.query;
        const attempt = takeAttempt(request, reply, deps, state);
        void reply.header('cache-control', 'no-store');
        try {
          if (!attempt) throw new NoAttemptError();
          const answered = new URL(request.url, deps.config.managerUrl);
          const before = readSessionCookie(request, deps.config);
          const id = await openSession(deps, await openId(), { answered, attempt, before });
          setSessionCookie(reply, deps.config, id);
          deps.metrics.signIns.inc({ outcome: 'success' });
          return await reply.redirect(attempt.to, 303);
        } catch (error) {
          request.log.warn({ err: error }, 'sign-in not completed');
          deps.metrics.signIns.inc({ outcome: 'failed' });
          const { path, isRepeat } = readState(state);
          const start = signInAddress(attempt?.to ?? path);
          const failure = signInFailure(error, start);
          if (isRepeat || !(failure instanceof SignInFailedError)) throw failure;
          // A stale or repeated response: accounts has a session by now, so a second attempt is
          // silent.
          return reply.redirect(`${start}&again=1`, 303);
        }
      },
    );
  };
