import * as client from 'openid-client';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { changeLink, claimRefresh, findLink, type Link } from './distributor.queries.ts';
import type { DistributorClient } from './distributorClient.ts';
import type { LinkOwner } from './LinkOwner.ts';
import { describeFailure, isGrantOver, linkFailure } from './linkFailure.ts';
import { revokeTokens } from './tokens/revokeTokens.ts';
import { readTokens, tokenColumns } from './tokens/tokenColumns.ts';
import { SealError } from '../../platform/keys/ownedSeal.ts';
import { tokenSeal } from './tokens/tokenSeal.ts';

/** Pause in milliseconds before retrying a refresh that could not reach the distributor. */
const pauseMs = 60_000;

/**
 * The person's link with valid tokens. Refreshes an expired access token first, one caller at a
 * time across all processes; other callers do not wait and get the current link. Holds no row lock
 * or connection meanwhile. Ends the link if the distributor has revoked the grant.
 */
export async function currentLink(
  deps: Deps,
  distributor: DistributorClient | undefined,
  owner: LinkOwner,
): Promise<Link | undefined> {
  const now = deps.clock();
  const link = await findLink(deps.db, owner);
  if (!link || !distributor || link.access_expires_at > now) return link;
  const longestMs = distributor.settings.timeoutSeconds * 2000;
  const until = new Date(now.getTime() + longestMs);
  const claimed = await claimRefresh(deps.db, owner, { now, until });
  if (!claimed) return link;
  return refresh(deps, distributor, claimed, owner);
}

async function refresh(
  deps: Deps,
  distributor: DistributorClient,
  link: Link,
  owner: LinkOwner,
): Promise<Link | undefined> {
  const seal = tokenSeal(deps);
  try {
    const { refresh: token } = readTokens(link.tokens ?? '', seal, owner);
    // Without a refresh token the link ends with its access token, so it cannot be expired here.
    if (token === undefined) return link;
    const answer = await client.refreshTokenGrant(distributor.openId, token);
    const before = { refresh: token, expiresAt: link.expires_at };
    const columns = tokenColumns(answer, { seal, owner, now: deps.clock() }, before);
    const changed = await changeLink(deps.db, link, { ...columns, no_refresh_before: null });
    if (changed) return changed;
    // The link was ended or replaced meanwhile, so these tokens are unused.
    await revokeTokens(deps, distributor, { access: answer.access_token, refresh: token });
    return await findLink(deps.db, owner);
  } catch (error) {
    if (isGrantOver(error)) return endLink(deps, link, owner);
    const outcome = error instanceof SealError ? 'sealed with an unknown key' : linkFailure(error);
    if (outcome === undefined) throw error;
    deps.log.warn({ outcome, ...describeFailure(error) }, 'distributor tokens not refreshed');
    const later = new Date(deps.clock().getTime() + pauseMs);
    const changed = await changeLink(deps.db, link, { no_refresh_before: later });
    // The link was ended or replaced meanwhile.
    return changed ?? (await findLink(deps.db, owner));
  }
}

async function endLink(deps: Deps, link: Link, owner: LinkOwner): Promise<Link | undefined> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const ended = await changeLink(trx, link, { tokens: null, ended_at: now });
    if (!ended) return findLink(trx, owner);
    await recordAudit(trx, {
      at: now,
      actor: 'system',
      teamId: owner.teamId,
      action: 'distributor.end',
      object: link.id,
      details: { user_id: owner.userId },
    });
    return ended;
  });
}
