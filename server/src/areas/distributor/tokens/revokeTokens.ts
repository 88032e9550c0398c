import * as client from 'openid-client';
import type { Deps } from '../../../platform/Deps.ts';
import type { DistributorClient } from '../distributorClient.ts';
import { describeFailure, linkFailure } from '../linkFailure.ts';
import type { Tokens } from './tokenColumns.ts';

/**
 * Revokes tokens at the distributor; revoking the refresh token ends the whole grant.
 * @returns whether the distributor confirmed it; a failure is only logged.
 */
export async function revokeTokens(
  { log }: Pick<Deps, 'log'>,
  { openId, settings }: DistributorClient,
  { access, refresh }: Tokens,
): Promise<boolean> {
  if (settings.revokeUrl === undefined) return false;
  try {
    const hint = refresh === undefined ? 'access_token' : 'refresh_token';
    await client.tokenRevocation(openId, refresh ?? access, { token_type_hint: hint });
    return true;
  } catch (error) {
    if (linkFailure(error) === undefined) throw error;
    log.warn(describeFailure(error), 'distributor tokens not revoked');
    return false;
  }
}
