import type { Workers } from '../../../platform/Deps.ts';
import { applyTeamSnapshot } from './people.queries.ts';
import { teamSnapshotJob } from '../../../platform/protocol/managerJobs.ts';

/** Updates the manager's copy of people and teams from accounts. */
export const peopleWorkers: Workers = ({ db, queue, clock }) => {
  queue.work(teamSnapshotJob, (snapshot) =>
    db.transaction().execute((trx) => applyTeamSnapshot(trx, snapshot, clock())),
  );
};
