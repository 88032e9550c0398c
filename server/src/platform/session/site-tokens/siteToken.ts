import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Deps } from '../../Deps.ts';
import { siteAudience } from '../../protocol/sites/siteClient.ts';

/** Claims of a site token, signed by accounts. */
const claims = z.object({
  sub: z.string(),
  /** Scopes: names of remotes. */
  scope: z.string().default(''),
  /** Id of the provider's grant. */
  grant: z.string(),
});

export interface SiteToken {
  readonly accountId: string;
  readonly grant: string;
  readonly remotes: readonly string[];
}

/** Whether a bearer is a site token; bearers of portal pages contain no dots. */
export function isSiteToken(bearer: string): boolean {
  return bearer.includes('.');
}

/** @returns the claims, or `null` when the token is foreign, for another audience or expired */
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
