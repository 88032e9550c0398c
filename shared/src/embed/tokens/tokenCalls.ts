import * as z from 'zod/mini';
import type { EmbedSite } from '../../areas/composition/embedSite.contract.ts';
import { parseJson } from '../../basics/text/parseJson.ts';

export type SiteSignIn = NonNullable<EmbedSite['sign_in']>;

const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
});

export interface SiteTokens {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** Good for one use. */
  readonly refreshToken: string;
}

/**
 * Asks accounts for tokens, for a code or for the refresh token before. Without cookies: the form
 * alone counts.
 *
 * @returns `undefined` when accounts refuses
 * @throws TypeError when it cannot be reached
 */
export async function fetchTokens(
  { token, client_id }: SiteSignIn,
  form: Readonly<Record<string, string>>,
): Promise<SiteTokens | undefined> {
  const body = new URLSearchParams({ client_id, ...form });
  const answer = await fetch(token, { method: 'POST', body, credentials: 'omit' });
  const tokens = z.safeParse(tokensSchema, parseJson(await answer.text()));
  if (!answer.ok || !tokens.success) return undefined;
  const { access_token, refresh_token, expires_in } = tokens.data;
  const endsAt = Date.now() + expires_in * 1000;
  return { token: access_token, endsAt, refreshToken: refresh_token };
}
