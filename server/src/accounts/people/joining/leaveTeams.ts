import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Database } from '../../../platform/db/Database.ts';
import { ConflictError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/jobs/Queue.ts';
import { deleteMembership, lockTeams, teamsOf } from '../../directory/people.queries.ts';
import { tellTeamSnapshot } from '../../directory/tellTeamSnapshot.ts';
import { leavingRefusal } from './leavingRefusal.ts';

interface Leaving {
  readonly accountId: string;
  /** The team that they are about to join. */
  readonly joinedId: string;
  readonly ip: string;
  readonly now: Date;
}

/**
 * Removes a person from their team before they join another, in the caller's transaction. Locks both
 * teams.
 * @throws ConflictError `already_member`, or why they cannot leave
 */
export async function leaveTeams(
  trx: Kysely<Database>,
  queue: Queue,
  { accountId, joinedId, ip, now }: Leaving,
): Promise<void> {
  const leavingIds = (await teamsOf(trx, accountId)).map(({ id }) => id);
  await lockTeams(trx, [joinedId, ...leavingIds]);
  const left = await teamsOf(trx, accountId);
  if (left.some(({ id }) => id === joinedId)) throw new ConflictError('already_member');
  for (const { id, role } of left) {
    const refusal = await leavingRefusal(trx, { teamId: id, role }, now);
    if (refusal) throw new ConflictError(refusal);
    await deleteMembership(trx, { teamId: id, accountId });
    const audit = { at: now, actor: accountId, teamId: id, ip, object: accountId };
    await recordAudit(trx, { ...audit, action: 'member.leave' });
    await tellTeamSnapshot(trx, queue, id);
  }
}
