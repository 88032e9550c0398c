import * as client from 'openid-client';
import type { Deps } from '../../Deps.ts';
import {
  accountsResource,
  accountsScope,
  managerCallback,
  type SignInReason,
} from '../../protocol/managerClient.ts';
import { stateOf } from './signInAddress.ts';
import type { SignInAttempt } from './signInAttempt.ts';

interface SignIn {
  readonly to: string;
  /** Shown on the sign-in page. */
  readonly reason: SignInReason | undefined;
  /** Second attempt after a failed response; there is no third. */
  readonly isRepeat: boolean;
  /** Requires the password even if accounts has a session. */
  readonly mustProve: boolean;
  /** The stored language, which accounts cannot see on another site. */
  readonly locale: string | undefined;
}

/** Starts a sign-in: the address at accounts, and the data for checking the response. */
export async function authorizationUrl(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  openId: client.Configuration,
  { to, reason, isRepeat, mustProve, locale }: SignIn,
): Promise<{ readonly url: URL; readonly attempt: SignInAttempt }> {
  const verifier = client.randomPKCECodeVerifier();
  const state = stateOf(client.randomState(), to, isRepeat);
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(openId, {
    redirect_uri: managerCallback(config),
    scope: `openid profile email ${accountsScope}`,
    resource: accountsResource(config),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(mustProve ? { prompt: 'login' } : {}),
    ...(locale === undefined ? {} : { ui_locales: locale }),
    ...(reason === undefined ? {} : { reason }),
  });
  return { url, attempt: { state, nonce, verifier, to, at: clock().getTime() } };
}
