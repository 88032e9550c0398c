import { timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { hashOfSecret, siteOfClient } from '../../../platform/protocol/sites/siteClient.ts';

interface SecretHolder {
  readonly clientId: string;
  readonly clientSecret?: string;
}

/**
 * Makes the provider compare hashes for a site's server, since only the hash of its secret is
 * stored. The manager's secret is derived, and compared as it is.
 */
export function compareHashes({ Client }: Provider): void {
  Object.assign(Client.prototype, {
    compareClientSecret(this: SecretHolder, sent: string): boolean {
      const given = siteOfClient(this.clientId) === undefined ? sent : hashOfSecret(sent);
      const wanted = Buffer.from(this.clientSecret ?? '');
      const found = Buffer.from(given);
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  });
}
