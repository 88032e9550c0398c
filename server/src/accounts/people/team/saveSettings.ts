import type { Settings } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Author } from '../../directory/Author.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';

export function findSettings(db: Kysely<Database>, teamId: string): Promise<Settings> {
  return db
    .selectFrom('accounts.team')
    .select('card_sharing')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
}

/** Changes the team's settings and tells the manager, whose checkout offers the cards. */
export async function saveSettings(
  { db, clock, queue }: Pick<Deps, 'db' | 'clock' | 'queue'>,
  { viewer: { user, team }, ip }: Author,
  settings: Settings,
): Promise<Settings> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('accounts.team')
      .set({ ...settings, updated_at: now })
      .where('id', '=', team.id)
      .where('card_sharing', '!=', settings.card_sharing)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) {
      await recordAudit(trx, {
        at: now,
        actor: user.id,
        teamId: team.id,
        ip,
        action: 'team.settings',
        object: team.id,
        details: settings,
      });
      await tellTeamSnapshot(trx, queue, team.id);
    }
    return findSettings(trx, team.id);
  });
}
