import * as client from 'openid-client';
import { recordAudit } from '../../platform/db/audit.ts';
import { newId } from '../../platform/db/newId.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { saveLink, takeAttempt } from './distributor.queries.ts';
import type { DistributorClient } from './distributorClient.ts';
import { ownerOf } from './LinkOwner.ts';
import { describeFailure, linkFailure, type LinkFailure } from './linkFailure.ts';
import { stateHash } from './startLink.ts';
import { tokenColumns } from './tokens/tokenColumns.ts';
import { tokenSeal } from './tokens/tokenSeal.ts';

interface Answer {
  readonly viewer: Viewer;
  /** The callback URL with the distributor's answer. */
  readonly answered: URL;
  readonly ip: string;
}

/**
 * Checks the distributor's answer and creates the link, replacing the previous one. Does not revoke
 * the previous tokens: many distributors keep one grant per person, and the new link would end with
 * it. @returns the reason of a failure, or undefined on success.
 */
export async function finishLink(
  deps: Deps,
  { openId }: DistributorClient,
  { viewer, answered, ip }: Answer,
): Promise<LinkFailure | undefined> {
  const owner = ownerOf(viewer);
  const seal = tokenSeal(deps);
  const state = answered.searchParams.get('state') ?? '';
  const attempt = await takeAttempt(deps.db, owner, {
    stateHash: stateHash(state),
    sessionId: viewer.sessionId,
    now: deps.clock(),
  });
  if (!attempt) return 'stale';
  try {
    const answer = await client.authorizationCodeGrant(openId, answered, {
      expectedState: state,
      pkceCodeVerifier: seal.unseal(attempt.verifier, owner),
    });
    const now = deps.clock();
    const id = newId(now);
    await deps.db.transaction().execute(async (trx) => {
      await saveLink(trx, {
        id,
        team_id: owner.teamId,
        user_id: owner.userId,
        ...tokenColumns(answer, { seal, owner, now }),
        ended_at: null,
        no_refresh_before: null,
        created_at: now,
      });
      await recordAudit(trx, {
        at: now,
        actor: owner.userId,
        teamId: owner.teamId,
        ip,
        action: 'distributor.link',
        object: id,
      });
    });
    return undefined;
  } catch (error) {
    const failure = linkFailure(error);
    if (failure === undefined) throw error;
    deps.log.info({ outcome: failure, ...describeFailure(error) }, 'distributor not linked');
    return failure;
  }
}
