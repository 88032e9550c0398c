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
 * `/signout`: ends the manager's session, then that at accounts, then shows the sign-in page. With
 * `?reason=session_ended`, a kept session at accounts stays and signs the person in again; `to` is
 * the page to return to.
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
        // Pages pass a reason when the session has ended; anybody else chose to leave.
        const { reason = 'signed_out', to } = request.query;
        void reply.header('cache-control', 'no-store');
        const end = { idToken, reason, to: to && returnPath(to) };
        return reply.redirect(await accountsSignOut(deps, openId, end), 303);
      },
    );
  };

/** @returns the id token of the session at accounts, if available */
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
    // Sealed with another key: sign out anyway, as without a session here.
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
 * The logout address at accounts. Without an id token, accounts asks for confirmation if a person
 * is signed in there.
 */
async function accountsSignOut(
  { config, log }: Deps,
  openId: OpenIdClient,
  { idToken, reason, to }: End,
): Promise<string> {
  const after = managerAfterSignOut(config, reason);
  const state = to === undefined ? {} : { state: to };
  // Nobody chose to leave: show the sign-in page, or sign in again with a kept session.
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
    // Accounts is unavailable: the manager's own session has ended anyway.
    log.warn({ err: error }, 'sign-out at accounts not reached');
    return after;
  }
}
