import { eraseAll } from '../../db/ErasingPiece.ts';
import type { Workers } from '../../deps.ts';
import { erasePersonJob } from '../../protocol/erasePersonJob.ts';
import { managerErasing } from './managerErasing.ts';

/** Forgets people who have left for good, as accounts tells it. */
export const erasingWorkers: Workers = ({ db, queue }) => {
  queue.work(erasePersonJob, ({ user_id, ended_team }) =>
    db
      .transaction()
      .execute((trx) =>
        eraseAll(trx, managerErasing, { id: user_id, email: '', endedTeam: ended_team }),
      ),
  );
};
