import type { upgradeRequestSchema, upgradeSchema } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { z } from 'zod/mini';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { ConflictError } from '../../../platform/errors.ts';
import { editionCodes } from '../../../platform/http/Viewer.ts';
import type { Author } from '../../directory/Author.ts';
import { informManager } from '../../directory/informManager.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';

/** What the upgrade's form shows. */
export function findUpgrade(
  db: Kysely<Database>,
  teamId: string,
): Promise<z.infer<typeof upgradeSchema>> {
  return db
    .selectFrom('accounts.team')
    .select(['name', 'post_code', 'prefecture', 'address', 'tel', 'version'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
}

/**
 * Upgrades a team from the Community to the Professional edition and saves its company details. The
 * manager knows when this returns, so that the store is open on the next page.
 * @throws ConflictError `changed` when the team was changed since the form was filled
 */
export async function upgradeTeam(
  { db, clock, queue, log }: Pick<Deps, 'db' | 'clock' | 'queue' | 'log'>,
  { viewer: { user, team }, ip }: Author,
  { version, ...details }: z.infer<typeof upgradeRequestSchema>,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts.team')
      .set({
        ...details,
        edition: editionCodes.professional,
        version: version + 1,
        updated_at: now,
      })
      .where('id', '=', team.id)
      .where('edition', '=', editionCodes.community)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new ConflictError('changed');
    await recordAudit(trx, {
      at: now,
      actor: user.id,
      teamId: team.id,
      ip,
      action: 'team.upgrade',
      object: team.id,
    });
    await tellTeamSnapshot(trx, queue, team.id);
  });
  await informManager({ queue, log });
}
