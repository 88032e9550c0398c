import { defineJob } from '../../jobs/Queue.ts';
import type { Workers } from '../../jobs/Workers.ts';
import { rollUp, teamsWithMarks } from './rollUp.ts';
import { rollUpJob } from './rollUpJob.ts';

const rollUpRestJob = defineJob<object>('usage.roll-up-rest', 2);

/** Keeps the figures of the usage log in step with its events. */
export const usageFiguresWorkers: Workers = ({ db, queue }) => {
  queue.work(rollUpJob, async ({ teamId }) => {
    await rollUp(db, teamId);
  });
  queue.schedule(rollUpRestJob, '* * * * *', async () => {
    for (const teamId of await teamsWithMarks(db)) await rollUp(db, teamId);
  });
};
