import type { Configuration } from 'oidc-provider';
import type { Config } from '../../../platform/config/Config.ts';
import {
  accountsResource,
  accountsScope,
  managerClientId,
} from '../../../platform/protocol/managerClient.ts';
import { siteOfClient } from '../../../platform/protocol/sites/siteClient.ts';

/**
 * Grants the portal's own clients what they ask for without a consent page; a site has the grant
 * that its consent page made, as long as it is valid. A second sign-in of the same session reuses
 * the first one's grant, or the first one's tokens would become invalid.
 */
export function loadGrant(config: Config): NonNullable<Configuration['loadExistingGrant']> {
  return async ({ oidc }) => {
    const { provider, client, session, result } = oidc;
    if (!client || session?.accountId === undefined) return undefined;
    const { accountId } = session;
    const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const found = known === undefined ? undefined : await provider.Grant.find(known);
    if (siteOfClient(client.clientId) !== undefined) return found;
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId });
    grant.addOIDCScope('openid email profile');
    if (client.clientId === managerClientId) {
      grant.addResourceScope(accountsResource(config), accountsScope);
    }
    await grant.save();
    return grant;
  };
}
