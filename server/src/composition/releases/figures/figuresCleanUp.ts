import { addDays, tokyoDay } from '@portal/shared/domain';
import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { deleteErrorsBefore } from '../errors/errors.queries.ts';
import { deleteCountsBefore } from '../counts/counts.queries.ts';

const countsDays = 90;
const errorsDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets every night how releases did a quarter ago, and errors of a month ago. */
export const figuresCleanUp: Workers = ({ db, queue, clock }) => {
  queue.schedule(defineJob('releases.clean-figures'), '55 18 * * *', async () => {
    const now = clock();
    await deleteCountsBefore(db, addDays(tokyoDay(now), -countsDays));
    await deleteErrorsBefore(db, new Date(now.getTime() - errorsDays * dayMs));
  });
};
