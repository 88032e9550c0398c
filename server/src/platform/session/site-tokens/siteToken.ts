import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../Deps.ts';
import { siteAudience } from '../../protocol/sites/siteClient.ts';

/** What a site's token says; accounts signed it. */
const claims = z.object({
  sub: z.string(),
  /** Names of remotes. */
  scope: z.string().default(''),
  /** Of the provider. */
  grant: z.string(),
});

export interface SiteToken {
  readonly accountId: string;
  readonly grant: string;
  readonly remotes: readonly string[];
}

/** Whether a bearer is a token of a site; those of the portal's own pages have no dots. */
export function isSiteToken(bearer: string): boolean {
  return bearer.includes('.');
}

/** @returns what the token says, or `null` when it is not ours, for somebody else's ears or over. */
export async function readSiteToken(
  { config, keys, clock }: Pick<Deps, 'config' | 'keys' | 'clock'>,
  token: string,
): Promise<SiteToken | null> {
  const { publicJwk } = await keys.signingKey('openid', 'ES256');
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [publicJwk] }), {
      algorithms: ['ES256'],
      typ: 'at+jwt',
      issuer: config.accountsUrl,
      audience: siteAudience,
      currentDate: clock(),
    });
    const { sub, scope, grant } = claims.parse(payload);
    return { accountId: sub, grant, remotes: scope.split(' ') };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}
