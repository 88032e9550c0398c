import type { TokenEndpointResponse } from 'openid-client';
import { z } from 'zod';
import type { LinkOwner } from '../LinkOwner.ts';
import type { TokenSeal } from './tokenSeal.ts';

const schema = z.object({ access: z.string(), refresh: z.string().optional() });

/** The OAuth tokens for the person's account at the distributor. */
export type Tokens = z.infer<typeof schema>;

/** The columns of a link that come from the token endpoint. */
interface TokenColumns {
  readonly tokens: string;
  readonly access_expires_at: Date;
  readonly expires_at: Date | null;
}

/** Default lifetime of an access token in seconds. */
const defaultSeconds = 600;

/** Longest stored lifetime in seconds; a longer one would exceed the database's dates. */
const longestSeconds = 100 * 365 * 86_400;

const inSeconds = (now: Date, seconds: number): Date =>
  new Date(now.getTime() + Math.min(seconds, longestSeconds) * 1000);

/**
 * The lifetime of a refresh token, which is not in the standard but common: seconds as a number or
 * text.
 */
const lifetimeSchema = z
  .union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.number().positive());

/**
 * Converts an answer of the token endpoint to the columns of a link.
 *
 * @param before the refreshed tokens: a distributor without token rotation sends no new refresh
 * token, and the link then keeps its end.
 */
export function tokenColumns(
  answer: TokenEndpointResponse,
  { seal, owner, now }: { readonly seal: TokenSeal; readonly owner: LinkOwner; readonly now: Date },
  before?: { readonly refresh: string; readonly expiresAt: Date | null },
): TokenColumns {
  const access: Tokens = { access: answer.access_token };
  const refresh = answer.refresh_token ?? before?.refresh;
  const tokens = refresh === undefined ? access : { ...access, refresh };
  const accessExpiresAt = inSeconds(now, answer.expires_in ?? defaultSeconds);
  const lifetime = lifetimeSchema.safeParse(answer['refresh_token_expires_in']);
  const linkExpiresAt = lifetime.success ? inSeconds(now, lifetime.data) : null;
  return {
    tokens: seal.seal(JSON.stringify(tokens), owner),
    access_expires_at: accessExpiresAt,
    expires_at:
      refresh === undefined ? accessExpiresAt : (linkExpiresAt ?? before?.expiresAt ?? null),
  };
}

/** Decrypts the tokens of a link. @throws SealError */
export function readTokens(sealed: string, seal: TokenSeal, owner: LinkOwner): Tokens {
  return schema.parse(JSON.parse(seal.unseal(sealed, owner)));
}
