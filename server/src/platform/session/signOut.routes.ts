import * as client from 'openid-client';
import { z } from 'zod';
import type { Deps } from '../Deps.ts';
import type { Module } from '../http/createApp.ts';
import {
  managerAfterSignOut,
  managerClientId,
  signInReasons,
  type SignInReason,
} from '../protocol/managerClient.ts';
import { returnPath } from './sign-in/signInAddress.ts';
import type { OpenIdClient } from './tokens/openIdClient.ts';
import { endSessions, findSession, hashOf } from './session.queries.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';

const querystring = z.object({
  reason: z.enum(signInReasons).optional().catch(undefined),
  to: z.string().optional().catch(undefined),
});

/**
 * `/signout`: ends the manager's session, then the one at accounts, then leads to the sign-in page.
 * `?reason=session_ended` ends no session at accounts that its person keeps, and signs them in again;
 * `to` is the page to come back to.
 */
export const signOutRoutes =
  (openId: OpenIdClient): Module =>
  (deps) =>
  async (app) => {
    app.get(
      '/signout',
      { config: { access: { who: 'public' }, page: true }, schema: { querystring } },
      async (request, reply) => {
        const idToken = await endSession(deps, readSessionCookie(request, deps.config));
        clearSessionCookie(reply, deps.config);
        // Pages say when they come because the session is over; anybody else has chosen to leave.
        const { reason = 'signed_out', to } = request.query;
        void reply.header('cache-control', 'no-store');
        const end = { idToken, reason, to: to && returnPath(to) };
        return reply.redirect(await accountsSignOut(deps, openId, end), 303);
      },
    );
  };

/** @returns the proof of the session at accounts, if there was one here that can still be read. */
async function endSession(
  { db, clock, keys, log }: Deps,
  cookie: string | undefined,
): Promise<string | undefined> {
  const session = cookie === undefined ? undefined : await findSession(db, hashOf(cookie));
  if (!session) return undefined;
  await endSessions(db, { id_hash: session.id_hash }, clock());
  try {
    return keys.unseal(session.id_token);
  } catch (error) {
    // Sealed under another key: the person leaves all the same, as without a session here.
    log.error({ err: error }, 'the proof of a session at accounts cannot be read');
    return undefined;
  }
}

interface End {
  readonly idToken: string | undefined;
  readonly reason: SignInReason;
  readonly to: string | undefined;
}

/**
 * Where the session at accounts ends. Without proof of it, accounts asks whether to sign out, if
 * anybody is signed in there.
 */
async function accountsSignOut(
  { config, log }: Deps,
  openId: OpenIdClient,
  { idToken, reason, to }: End,
): Promise<string> {
  const after = managerAfterSignOut(config, reason);
  const state = to === undefined ? {} : { state: to };
  // Nobody has chosen to leave: the sign-in page follows, or a kept session signs in again.
  if (idToken === undefined && reason === 'session_ended') {
    return `${after}&${new URLSearchParams(state).toString()}`;
  }
  try {
    return client.buildEndSessionUrl(await openId(), {
      client_id: managerClientId,
      post_logout_redirect_uri: after,
      ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      ...state,
    }).href;
  } catch (error) {
    // Accounts is away: the manager's own session has ended all the same.
    log.warn({ err: error }, 'sign-out at accounts not reached');
    return after;
  }
}
