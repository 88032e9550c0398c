import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { insertAttempt } from './distributor.queries.ts';
import type { DistributorClient } from './distributorClient.ts';
import { ownerOf } from './LinkOwner.ts';
import { tokenSeal } from './tokens/tokenSeal.ts';

/** Time limit for the person at the distributor, in milliseconds. */
const attemptMs = 30 * 60 * 1000;

export function stateHash(state: string): string {
  return createHash('sha256').update(state).digest('base64url');
}

/** Begins a link attempt. @returns the distributor's authorization URL. */
export async function startLink(
  deps: Deps,
  { openId, settings, redirectUri }: DistributorClient,
  viewer: Viewer,
): Promise<URL> {
  const now = deps.clock();
  const owner = ownerOf(viewer);
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  await deps.db.transaction().execute((trx) =>
    insertAttempt(
      trx,
      {
        state_hash: stateHash(state),
        team_id: owner.teamId,
        user_id: owner.userId,
        session_id: viewer.sessionId,
        verifier: tokenSeal(deps).seal(verifier, owner),
        expires_at: new Date(now.getTime() + attemptMs),
      },
      now,
    ),
  );
  return client.buildAuthorizationUrl(openId, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(settings.scope === undefined ? {} : { scope: settings.scope }),
  });
}
