import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';

/** The first steps that a team has already done. */
export async function stepsDone(db: Kysely<Database>, teamId: string) {
  const team = forTeam(db, teamId);
  const [download, order, emiLicense, members] = await Promise.all([
    team.selectFrom('manager.installer_download').select('id').limit(1).executeTakeFirst(),
    team.selectFrom('manager.order').select('id').limit(1).executeTakeFirst(),
    team.selectFrom('manager.emi_license').select('id').limit(1).executeTakeFirst(),
    team.selectFrom('manager.member_ref').select('user_id').limit(2).execute(),
  ]);
  return {
    installer: download !== undefined,
    purchase: order !== undefined,
    emi_trial: emiLicense !== undefined,
    colleague: members.length > 1,
  };
}
