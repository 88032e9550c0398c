import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Viewer } from '../../platform/http/Viewer.ts';
import { deleteLink, findLink, type Link } from './distributor.queries.ts';
import type { DistributorClient } from './distributorClient.ts';
import { ownerOf, type LinkOwner } from './LinkOwner.ts';
import { revokeTokens } from './tokens/revokeTokens.ts';
import { readTokens } from './tokens/tokenColumns.ts';
import { SealError } from '../../platform/keys/ownedSeal.ts';
import { tokenSeal } from './tokens/tokenSeal.ts';

/** Ends the person's link here, and at the distributor if it is reachable. */
export async function unlink(
  deps: Deps,
  distributor: DistributorClient | undefined,
  { viewer, ip }: { readonly viewer: Viewer; readonly ip: string },
): Promise<void> {
  const owner = ownerOf(viewer);
  const link = await findLink(deps.db, owner);
  if (!link) return;
  const isRevoked = distributor !== undefined && (await revoke(deps, distributor, link, owner));
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    // Another tab may have ended the link first.
    if (!(await deleteLink(trx, owner, link.id))) return;
    await recordAudit(trx, {
      at: now,
      actor: owner.userId,
      teamId: owner.teamId,
      ip,
      action: 'distributor.unlink',
      object: link.id,
      details: { revoked: isRevoked },
    });
  });
}

async function revoke(
  deps: Deps,
  distributor: DistributorClient,
  { tokens }: Link,
  owner: LinkOwner,
): Promise<boolean> {
  if (tokens === null) return false;
  try {
    return await revokeTokens(deps, distributor, readTokens(tokens, tokenSeal(deps), owner));
  } catch (error) {
    // Undecryptable tokens do not keep the link alive.
    if (error instanceof SealError) return false;
    throw error;
  }
}
