import { eraseAll } from '../../../platform/db/ErasingPiece.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { erasePersonJob } from '../../../platform/protocol/managerJobs.ts';
import { managerErasing } from './managerErasing.ts';

/** Erases people who have left for good, as announced by accounts. */
export const erasingWorkers: Workers = ({ db, queue }) => {
  queue.work(erasePersonJob, ({ user_id, ended_team }) =>
    db
      .transaction()
      .execute((trx) =>
        eraseAll(trx, managerErasing, { id: user_id, email: '', endedTeam: ended_team }),
      ),
  );
};
