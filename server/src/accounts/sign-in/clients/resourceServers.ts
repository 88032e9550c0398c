import { errors, type ResourceServer } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import {
  accessTokenSeconds,
  accountsAudience,
  accountsResource,
  accountsScope,
  managerClientId,
} from '../../../platform/protocol/managerClient.ts';
import {
  siteAudience,
  siteOfClient,
  siteResource,
  siteTokenSeconds,
} from '../../../platform/protocol/sites/siteClient.ts';
import { siteByName } from '../../../platform/protocol/sites/sites.queries.ts';

/** The resource of a client's tokens, which the client does not name itself. */
export function defaultResource(config: Deps['config'], clientId: string): string | string[] {
  if (clientId === managerClientId) return accountsResource(config);
  return siteOfClient(clientId) === undefined ? [] : siteResource(config);
}

/**
 * The tokens that a client gets for a resource: the manager for calls to accounts, a site for those
 * remotes at the manager that it is registered for.
 * @throws InvalidTarget
 */
export async function resourceServer(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  resource: string,
  clientId: string,
): Promise<ResourceServer> {
  const jwt = { accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } } as const;
  if (clientId === managerClientId && resource === accountsResource(config)) {
    const accessTokenTTL = accessTokenSeconds;
    return { ...jwt, scope: accountsScope, audience: accountsAudience, accessTokenTTL };
  }
  const site = await siteByName(db, siteOfClient(clientId) ?? '');
  if (!site || resource !== siteResource(config)) throw new errors.InvalidTarget();
  return {
    ...jwt,
    scope: site.remotes.join(' '),
    audience: siteAudience,
    accessTokenTTL: siteTokenSeconds,
  };
}
