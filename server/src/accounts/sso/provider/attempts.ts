import { createHmac, randomBytes } from 'node:crypto';
import * as client from 'openid-client';
import type { SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { hashToken } from '../../security/mails/mailedLink.ts';
import { OutboundError } from '../../../platform/outbound/outboundCalls.ts';
import { setupOf, type SetupRow } from '../singleSignOn.queries.ts';
import { insertAttempt, type AttemptRow } from './attempts.queries.ts';
import { identityOf } from './identityOf.ts';
import { SsoError } from './SsoError.ts';
import { clockToleranceSeconds, openProvider, redirectUri } from './teamProvider.ts';

const attemptMinutes = 10;

interface Begin {
  readonly kind: AttemptRow['kind'];
  /** Uid of the sign-in or the session; only it can end what it begins. */
  readonly boundTo: string;
  readonly returnTo: string;
  /** The address that the provider may suggest. */
  readonly email?: string;
}

/**
 * Begins a sign-in at a team's provider. @returns where the browser goes
 * @throws SsoError
 */
export async function beginAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>,
  setup: SetupRow,
  { kind, boundTo, returnTo, email }: Begin,
): Promise<string> {
  try {
    const openId = await openProvider(deps, setup);
    const state = randomBytes(32).toString('base64url');
    await insertAttempt(deps.db, {
      state_hash: hashToken(state),
      kind,
      team_id: setup.team_id,
      setup_version: setup.version,
      bound_to: boundTo,
      return_to: returnTo,
      identity: null,
      used_at: null,
      expires_at: new Date(deps.clock().getTime() + attemptMinutes * 60_000),
    });
    const url = client.buildAuthorizationUrl(openId, {
      redirect_uri: redirectUri(deps.config),
      scope: 'openid email profile',
      state,
      nonce: derived(deps, state, 'nonce'),
      code_challenge: await client.calculatePKCECodeChallenge(derived(deps, state, 'verifier')),
      code_challenge_method: 'S256',
      ...(email === undefined ? {} : { login_hint: email }),
      ...(kind === 'prove' ? { prompt: 'login', max_age: '0' } : {}),
    });
    return url.href;
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * Finishes a taken attempt: checks the provider's answer and reads the identity from it.
 * @param query of the provider's redirect
 * @throws SsoError
 */
export async function finishAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys'>,
  { attempt, state, query }: Arrival,
): Promise<{ readonly setup: SetupRow; readonly identity: SsoIdentity }> {
  const setup = await setupOf(deps.db, attempt.team_id);
  if (!setup?.proved_at || setup.version !== attempt.setup_version) throw new SsoError('over');
  if (attempt.kind !== 'test' && !setup.enabled_at) throw new SsoError('switched_off');
  try {
    const openId = await openProvider(deps, setup);
    const tokens = await client.authorizationCodeGrant(
      openId,
      new URL(`${redirectUri(deps.config)}?${query}`),
      {
        expectedState: state,
        expectedNonce: derived(deps, state, 'nonce'),
        pkceCodeVerifier: derived(deps, state, 'verifier'),
        idTokenExpected: true,
      },
    );
    if (attempt.kind === 'prove') requireNewSignIn(tokens.claims()?.auth_time, deps.clock());
    return { setup, identity: await identityOf(openId, tokens, setup) };
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * Refuses a sign-in that is older than the request for proof. Large providers omit its time; they
 * were asked for a new sign-in.
 */
function requireNewSignIn(authTime: unknown, now: Date): void {
  const beganAt = now.getTime() / 1000 - attemptMinutes * 60 - clockToleranceSeconds;
  if (typeof authTime === 'number' && authTime < beganAt) throw new SsoError('over');
}

interface Arrival {
  readonly attempt: AttemptRow;
  readonly state: string;
  readonly query: string;
}

/** The secrets of an attempt are derived from its state and our keys: none of them is stored. */
function derived({ keys }: Pick<Deps, 'keys'>, state: string, use: string): string {
  return createHmac('sha256', keys.secret('sso attempt'))
    .update(`${use} ${state}`)
    .digest('base64url');
}

/** A provider's answer in a URL: the whole query, and the state in it. */
export function stateOfQuery(url: string): { readonly state: string; readonly query: string } {
  const query = url.slice(url.indexOf('?') + 1 || url.length);
  return { query, state: new URLSearchParams(query).get('state') ?? '' };
}

/** The error that the person sees for a failure at a provider; an `SsoError` stays as it is. */
function problemOf(error: unknown): SsoError {
  if (error instanceof SsoError) return error;
  if (error instanceof client.AuthorizationResponseError) {
    return new SsoError('provider_refused', { cause: error });
  }
  return new SsoError(isAway(error) ? 'provider_away' : 'not_trusted', { cause: error });
}

/** The library wraps what the call threw. */
function isAway(error: unknown): boolean {
  if (error instanceof OutboundError) return true;
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}
