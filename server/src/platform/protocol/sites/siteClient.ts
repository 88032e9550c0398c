import { createHash } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import type { Selectable } from 'kysely';
import type { Config } from '../../config/Config.ts';
import type { SiteTable } from '../../db/tables/sites.ts';

export type Site = Selectable<SiteTable>;

const prefix = 'site-';

/** How a site names itself to accounts. */
export function siteClientId(name: string): string {
  return `${prefix}${name}`;
}

/** The name of the site that a client is; undefined for the portal's own clients. */
export function siteOfClient(clientId: string): string | undefined {
  return clientId.startsWith(prefix) ? clientId.slice(prefix.length) : undefined;
}

/** What tokens of sites are for: the calls of remotes, whose names are its scopes. */
export function siteResource({ managerUrl }: Pick<Config, 'managerUrl'>): string {
  return `${managerUrl}/api`;
}
export const siteAudience = 'manager-sites';
/** Lifetime of a site's access token in seconds. */
export const siteTokenSeconds = 600;
/** A site is let in for this long at most. */
export const siteGrantMs = 12 * 60 * 60 * 1000;

/** The page of accounts that hands a code to the page that asked for it. */
export const siteAnswerPath = '/site_answer';

/** The address of that page for one origin. Codes go to no address but those that are registered. */
export function siteAnswerAddress(
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
  origin: string,
): string {
  return `${accountsUrl}${siteAnswerPath}?origin=${encodeURIComponent(origin)}`;
}

/** What is kept of a site's secret; plain SHA-256, since nobody finds 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A site as a client of accounts: its pages ask for themselves, or its server for them. */
export function siteClient(
  config: Pick<Config, 'accountsUrl'>,
  { name, origins, callback, secret_hash }: Site,
): ClientMetadata {
  const common = {
    client_id: siteClientId(name),
    client_name: name,
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    id_token_signed_response_alg: 'ES256',
  } as const;
  if (callback === null || secret_hash === null) {
    const redirect_uris = origins.map((origin) => siteAnswerAddress(config, origin));
    return { ...common, redirect_uris, token_endpoint_auth_method: 'none' };
  }
  return {
    ...common,
    redirect_uris: [callback],
    token_endpoint_auth_method: 'client_secret_basic',
    // Compared with the hash of what is sent; see `compareHashes`.
    client_secret: secret_hash,
  };
}
