import { createHash } from 'node:crypto';
import type { ClientMetadata } from 'oidc-provider';
import type { Selectable } from 'kysely';
import type { Config } from '../../config/Config.ts';
import type { SiteTable } from '../../db/tables/sites.ts';

export type Site = Selectable<SiteTable>;

const prefix = 'site-';

/** A site's client id at accounts. */
export function siteClientId(name: string): string {
  return `${prefix}${name}`;
}

/** The site's name of a client id; undefined for the portal's own clients. */
export function siteOfClient(clientId: string): string | undefined {
  return clientId.startsWith(prefix) ? clientId.slice(prefix.length) : undefined;
}

/** Resource of site tokens: the calls of remotes, whose names are the scopes. */
export function siteResource({ managerUrl }: Pick<Config, 'managerUrl'>): string {
  return `${managerUrl}/api`;
}
export const siteAudience = 'manager-sites';
/** Lifetime of a site's access token in seconds. */
export const siteTokenSeconds = 600;
/** Maximum duration of a site's consent. */
export const siteGrantMs = 12 * 60 * 60 * 1000;

/** The accounts page that passes a code to the embedding page. */
export const siteAnswerPath = '/site_answer';

/** That page's redirect address for one origin. Only registered addresses receive codes. */
export function siteAnswerAddress(
  { accountsUrl }: Pick<Config, 'accountsUrl'>,
  origin: string,
): string {
  return `${accountsUrl}${siteAnswerPath}?origin=${encodeURIComponent(origin)}`;
}

/** Stored form of a site's secret; plain SHA-256 suffices for 256 random bits. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A site's client metadata: public for its pages, or confidential for its server. */
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
    // Compared with a hash; see `compareHashes`.
    client_secret: secret_hash,
  };
}
