import type { TokenRecord } from './tokens.queries.ts';

export type TokenState = 'active' | 'expired' | 'ended';

/** Whether a token still counts, and if not, why. One that was ended in time never says expired. */
export function tokenState(
  { expires_at, ended_at }: Pick<TokenRecord, 'expires_at' | 'ended_at'>,
  now: Date,
): TokenState {
  if (ended_at !== null) return 'ended';
  return expires_at <= now ? 'expired' : 'active';
}
