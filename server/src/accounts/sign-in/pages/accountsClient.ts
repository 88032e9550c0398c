import type { ClientMetadata } from 'oidc-provider';
import type { Config } from '../../../platform/config/Config.ts';

export const accountsClientId = 'accounts';

/** Where a sign-in that an account page asked for comes back to; `state` is that page's path. */
export const signedInPath = '/signed_in';

/**
 * The account pages as a client of the accounts service's provider. They need its session cookie and
 * no code, so the response type is `none`.
 */
export function accountsClient({ accountsUrl }: Config): ClientMetadata {
  return {
    client_id: accountsClientId,
    client_name: 'Account',
    token_endpoint_auth_method: 'none',
    redirect_uris: [`${accountsUrl}${signedInPath}`],
    response_types: ['none'],
    grant_types: [],
    id_token_signed_response_alg: 'ES256',
  };
}

/** Where a signed-out visit to an account page goes; it comes back to `path`. */
export function accountsSignIn(
  { accountsUrl }: Config,
  { path, reason }: { readonly path: string; readonly reason?: string | undefined },
): string {
  const query = new URLSearchParams({
    client_id: accountsClientId,
    response_type: 'none',
    scope: 'openid',
    redirect_uri: `${accountsUrl}${signedInPath}`,
    state: path,
    ...(reason === undefined ? {} : { reason }),
  });
  return `${accountsUrl}/oidc/auth?${query.toString()}`;
}
