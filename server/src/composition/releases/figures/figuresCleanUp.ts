import { addDays, tokyoDay } from '@portal/shared/domain';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { deleteErrorsBefore } from '../errors/errors.queries.ts';
import { deleteCountsBefore } from '../counts/counts.queries.ts';
import { deleteReadersBefore } from '../readers/readers.queries.ts';

const countsDays = 90;
const errorsDays = 30;
const readersDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Deletes counts after 90 days and errors after 30, every night. */
export const figuresCleanUp: Workers = ({ db, queue, clock }) => {
  queue.schedule(defineJob('releases.clean-figures'), '55 18 * * *', async () => {
    const now = clock();
    await deleteCountsBefore(db, addDays(tokyoDay(now), -countsDays));
    await deleteErrorsBefore(db, new Date(now.getTime() - errorsDays * dayMs));
  });
};

/** Deletes, every night, people who have not opened a release for half a year. */
export const readersCleanUp: Workers = ({ db, queue, clock }) => {
  queue.schedule(defineJob('releases.clean-readers'), '50 18 * * *', () =>
    deleteReadersBefore(db, new Date(clock().getTime() - readersDays * dayMs)),
  );
};
