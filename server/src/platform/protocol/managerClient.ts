import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../config/Config.ts';
import type { KeyStore } from '../keys/KeyStore.ts';

/** Why a person is sent to sign in; the authorization parameter `reason`. */
export const signInReasons = ['signed_out', 'session_ended'] as const;
export type SignInReason = (typeof signInReasons)[number];

export const managerClientId = 'manager';

/** Resource indicator of the manager's tokens, whose audience is `accounts`. */
export function accountsResource({ accountsUrl }: Pick<Config, 'accountsUrl'>): string {
  return `${accountsUrl}/api`;
}
export const accountsAudience = 'accounts';
export const accountsScope = 'account';
/** Lifetime of an access token in seconds. */
export const accessTokenSeconds = 600;

/** The manager's redirect address after sign-in. */
export function managerCallback({ managerUrl }: Pick<Config, 'managerUrl'>): string {
  return `${managerUrl}/signin/callback`;
}

/**
 * The post-logout redirect address: the manager's sign-in start with the reason, which the sign-in
 * page shows.
 */
export function managerAfterSignOut(
  { managerUrl }: Pick<Config, 'managerUrl'>,
  reason: SignInReason,
): string {
  return `${managerUrl}/signin?reason=${reason}`;
}

/** The manager's client secret; derived, so that both services know it. */
export function managerClientSecret(keys: KeyStore): string {
  return keys.secret('openid client manager').toString('base64url');
}

/** The manager's client metadata, created from the configuration on each start. */
export function managerClient(config: Config, keys: KeyStore): ClientMetadata {
  return {
    client_id: managerClientId,
    client_name: 'Manager Console',
    client_secret: managerClientSecret(keys),
    token_endpoint_auth_method: 'client_secret_basic',
    redirect_uris: [managerCallback(config)],
    post_logout_redirect_uris: signInReasons.map((reason) => managerAfterSignOut(config, reason)),
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256',
  };
}
