import * as client from 'openid-client';
import type { Deps } from '../../Deps.ts';
import { AccountsAwayError } from '../../errors.ts';
import { managerClientId, managerClientSecret } from '../../protocol/managerClient.ts';
import { accountsFetch } from './accountsFetch.ts';

/**
 * The manager as a client of accounts, discovered on first use and again after a failure.
 * @throws AccountsAwayError
 */
export type OpenIdClient = () => Promise<client.Configuration>;

export function openIdClient({ config, keys }: Pick<Deps, 'config' | 'keys'>): OpenIdClient {
  let discovered: Promise<client.Configuration> | undefined;
  return () => {
    discovered ??= discover().catch((error: unknown) => {
      discovered = undefined;
      throw new AccountsAwayError(error);
    });
    return discovered;
  };

  function discover(): Promise<client.Configuration> {
    // Allows plain http on localhost; https addresses stay strict.
    // oxlint-disable-next-line typescript/no-deprecated -- its name warns, it has no successor
    const insecure = config.accountsUrl.startsWith('http:') ? [client.allowInsecureRequests] : [];
    return client.discovery(
      new URL(config.accountsUrl),
      managerClientId,
      { id_token_signed_response_alg: 'ES256' },
      client.ClientSecretBasic(managerClientSecret(keys)),
      { [client.customFetch]: accountsFetch(config), execute: insecure, timeout: 10 },
    );
  }
}
