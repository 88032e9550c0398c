import * as client from 'openid-client';
import { z } from 'zod';
import { longestOf } from '@portal/shared/contracts';
import { isPlainText } from '@portal/shared/domain';
import type { SsoIdentity } from '../../../platform/db/tables/singleSignOn.ts';
import { domainOf } from '../../security/proof/domainOf.ts';
import type { SetupRow } from '../singleSignOn.queries.ts';
import { isAddressVerified } from './isAddressVerified.ts';
import { SsoError } from './SsoError.ts';

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  hd: z.string().optional(),
  family_name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
});
type Claims = z.infer<typeof claimsSchema>;

type Tokens = Awaited<ReturnType<typeof client.authorizationCodeGrant>>;

/**
 * The identity in a provider's tokens. Accepts only addresses in the team's proved domain.
 * @throws SsoError, and errors of calls to the provider
 */
export async function identityOf(
  openId: client.Configuration,
  tokens: Tokens,
  { issuer, domain }: Pick<SetupRow, 'issuer' | 'domain'>,
): Promise<SsoIdentity> {
  const claims = await claimsOf(openId, tokens);
  const { email } = claims;
  if (email === undefined) throw new SsoError('no_address');
  if (domainOf(email) !== domain) throw new SsoError('other_domain');
  if (!isAddressVerified(issuer, claims)) throw new SsoError('not_verified');
  return {
    issuer,
    subject: claims.sub,
    email,
    lastName: nameOf(claims.family_name, 'last_name'),
    firstName: nameOf(claims.given_name, 'first_name'),
  };
}

/** The claims of the ID token, and of the user info where the address is only there. */
async function claimsOf(openId: client.Configuration, tokens: Tokens): Promise<Claims> {
  const claims = read(tokens.claims());
  if (claims.email !== undefined) return claims;
  if (openId.serverMetadata().userinfo_endpoint === undefined) return claims;
  return read(await client.fetchUserInfo(openId, tokens.access_token, claims.sub));
}

function read(claims: unknown): Claims {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) throw new SsoError('not_trusted', { cause: parsed.error });
  return parsed.data;
}

/** A name that the forms accept, else empty: the person types it. */
function nameOf(claim: string | undefined, field: string): string {
  const name = claim?.trim() ?? '';
  return isPlainText(name) && name.length <= (longestOf(field) ?? 0) ? name : '';
}
