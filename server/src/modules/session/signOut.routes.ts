import * as client from 'openid-client';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Module } from '../../http/createApp.ts';
import {
  managerAfterSignOut,
  managerClientId,
  signInReasons,
  type SignInReason,
} from '../../protocol/managerClient.ts';
import type { OpenIdClient } from './tokens/openIdClient.ts';
import { endSessions, findSession, hashOf } from './session.queries.ts';
import { clearSessionCookie, readSessionCookie } from './sessionCookie.ts';

/** Of several tabs that sign out at once, one is first; the others have not been signed out by it. */
const sameMomentMs = 5_000;

const querystring = z.object({ reason: z.enum(signInReasons).optional().catch(undefined) });

/** `/signout`: ends the manager's session, then the one at accounts, then leads to the sign-in page. */
export const signOutRoutes =
  (openId: OpenIdClient): Module =>
  (deps) =>
  async (app) => {
    app.get(
      '/signout',
      { config: { access: { who: 'public' }, page: true }, schema: { querystring } },
      async (request, reply) => {
        const ended = await endSession(deps, readSessionCookie(request, deps.config));
        clearSessionCookie(reply, deps.config);
        // Who comes without a live session did not choose to leave.
        const reason = request.query.reason ?? (ended.wasLive ? 'signed_out' : 'session_ended');
        void reply.header('cache-control', 'no-store');
        return reply.redirect(await accountsSignOut(deps, openId, ended.idToken, reason), 303);
      },
    );
  };

async function endSession(
  { db, clock, keys }: Deps,
  cookie: string | undefined,
): Promise<{ readonly wasLive: boolean; readonly idToken?: string }> {
  const session = cookie === undefined ? undefined : await findSession(db, hashOf(cookie));
  if (!session) return { wasLive: false };
  const now = clock();
  const isOpen =
    session.ended_at === null || now.getTime() - session.ended_at.getTime() < sameMomentMs;
  const wasLive = isOpen && session.idle_until > now && session.absolute_until > now;
  await endSessions(db, { id_hash: session.id_hash }, now);
  return { wasLive, idToken: keys.unseal(session.id_token) };
}

async function accountsSignOut(
  { config, log }: Deps,
  openId: OpenIdClient,
  idToken: string | undefined,
  reason: SignInReason,
): Promise<string> {
  // Without proof of a session accounts would ask whether to sign out, as in a second tab whose
  // session the first has just ended. The sign-in page then asks for the password in any case.
  if (idToken === undefined) return managerAfterSignOut(config, reason);
  try {
    return client.buildEndSessionUrl(await openId(), {
      client_id: managerClientId,
      post_logout_redirect_uri: managerAfterSignOut(config, reason),
      id_token_hint: idToken,
    }).href;
  } catch (error) {
    // Accounts is away: the manager's own session has ended all the same.
    log.warn({ err: error }, 'sign-out at accounts not reached');
    return managerAfterSignOut(config, reason);
  }
}
