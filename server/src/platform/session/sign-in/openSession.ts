import { randomBytes } from 'node:crypto';
import { accountsUserSchema, type AccountsUser } from '@portal/shared/contracts';
import * as client from 'openid-client';
import type { Deps } from '../../Deps.ts';
import { accountsResource } from '../../protocol/managerClient.ts';
import { introducePerson } from '../introducePerson.ts';
import { endSessions, hashOf, insertSession } from '../session.queries.ts';
import { absoluteMs, idleMs } from '../sessionTimes.ts';
import type { SignInAttempt } from './signInAttempt.ts';

interface Answer {
  /** The callback address. */
  readonly answered: URL;
  readonly attempt: SignInAttempt;
  /** The browser's previous session cookie; that session ends. */
  readonly before: string | undefined;
}

/**
 * Validates the response of accounts and opens a session with a new id.
 * @returns the id for the cookie. @throws when the response is invalid
 */
export async function openSession(
  deps: Deps,
  openId: client.Configuration,
  { answered, attempt, before }: Answer,
): Promise<string> {
  const tokens = await client.authorizationCodeGrant(
    openId,
    answered,
    {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    },
    { resource: accountsResource(deps.config) },
  );
  const claims = tokens.claims();
  if (!claims || tokens.id_token === undefined) throw new Error('accounts sent no id token');
  const person = await readPerson(deps, openId, tokens.access_token);
  const [team] = person.teams;
  if (person.id !== claims.sub || !team) throw new Error('accounts knows no team of this person');
  const id = randomBytes(32).toString('base64url');
  const now = deps.clock();
  const { keys } = deps;
  await deps.db.transaction().execute(async (trx) => {
    if (before !== undefined) await endSessions(trx, { id_hash: hashOf(before) }, now);
    await introducePerson(trx, person, now);
    await insertSession(trx, {
      id_hash: hashOf(id),
      user_id: person.id,
      team_id: team.id,
      created_at: now,
      idle_until: new Date(now.getTime() + idleMs),
      absolute_until: new Date(now.getTime() + absoluteMs),
      ended_at: null,
      provider_session: typeof claims['sid'] === 'string' ? claims['sid'] : null,
      id_token: keys.seal(tokens.id_token ?? ''),
      access_token: keys.seal(tokens.access_token),
      access_expires_at: new Date(now.getTime() + (tokens.expires_in ?? 0) * 1000),
      refresh_token: tokens.refresh_token === undefined ? null : keys.seal(tokens.refresh_token),
    });
  });
  return id;
}

async function readPerson(
  { config }: Deps,
  openId: client.Configuration,
  accessToken: string,
): Promise<AccountsUser> {
  const answer = await client.fetchProtectedResource(
    openId,
    accessToken,
    new URL('/api/user/me/', config.accountsUrl),
    'GET',
  );
  if (!answer.ok) throw new Error(`accounts answered ${answer.status} for the person`);
  return accountsUserSchema.parse(await answer.json());
}
