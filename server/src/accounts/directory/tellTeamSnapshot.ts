import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { Queue } from '../../platform/jobs/Queue.ts';
import { teamSnapshotJob } from '../../platform/protocol/managerJobs.ts';
import { nextSnapshot, peopleOfTeam } from './people.queries.ts';

/**
 * Sends the manager the present state of a team, in the transaction that changed it. Its row is
 * locked first, so that snapshots are numbered in the order in which they were read.
 */
export async function tellTeamSnapshot(
  trx: Kysely<Database>,
  queue: Queue,
  teamId: string,
): Promise<void> {
  const team = await nextSnapshot(trx, teamId);
  const people = await peopleOfTeam(trx, teamId);
  await queue.enqueue(trx, teamSnapshotJob, {
    team,
    members: people.map(({ role, joined_at, ...person }) => ({
      person,
      role,
      joined_at: joined_at.toISOString(),
    })),
  });
}
