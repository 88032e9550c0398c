import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { eraseAll } from '../../../platform/db/ErasingPiece.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Kysely } from 'kysely';
import { erasePersonJob } from '../../../platform/protocol/managerJobs.ts';
import { removeAvatarLater } from '../avatar/removeAvatar.ts';
import {
  deleteMembership,
  lockTeams,
  teamsOf,
  type AccountRow,
} from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { membersOf } from '../../directory/members.queries.ts';
import { accountsErasing } from './accountsErasing.ts';
import { removeCardsJob } from '../cards/removeCards.ts';

/**
 * Erases an account's personal data for good, in the caller's transaction, and tells the manager
 * and the card gateway. A team without other members is deleted.
 */
export async function eraseAccount(
  trx: Kysely<Database>,
  { clock, queue }: Pick<Deps, 'clock' | 'queue'>,
  { id, email }: Pick<AccountRow, 'id' | 'email'>,
): Promise<void> {
  const teamIds = (await teamsOf(trx, id)).map((team) => team.id);
  if (teamIds.length > 0) await lockTeams(trx, teamIds);
  let endedTeam: string | null = null;
  for (const teamId of teamIds) {
    const isAlone = (await membersOf(trx, teamId)).length === 1;
    await deleteMembership(trx, { teamId, accountId: id });
    await tellTeamSnapshot(trx, queue, teamId);
    await recordAudit(trx, {
      at: clock(),
      actor: 'system',
      teamId,
      action: 'account.erase',
      object: id,
    });
    if (!isAlone) continue;
    endedTeam = teamId;
    await trx.deleteFrom('accounts.invitation').where('team_id', '=', teamId).execute();
    await trx.deleteFrom('accounts.team').where('id', '=', teamId).execute();
  }
  await removeAvatarLater(trx, queue, id);
  await eraseAll(trx, accountsErasing, { id, email, endedTeam });
  await queue.enqueue(trx, erasePersonJob, { user_id: id, ended_team: endedTeam });
  await queue.enqueue(trx, removeCardsJob, { user_id: id });
}
