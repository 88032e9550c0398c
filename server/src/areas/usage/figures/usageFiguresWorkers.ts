import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { addLicenseMonths } from './licenseMonths.ts';
import { rollUp, teamsWithMarks } from './rollUp.ts';
import { rollUpJob } from './rollUpJob.ts';

const rollUpRestJob = defineJob<object>('usage.roll-up-rest', 2);
const licenseMonthsJob = defineJob<object>('usage.license-months', 2);

/** Keeps the figures of the usage log up to date. */
export const usageFiguresWorkers: Workers = ({ db, clock, queue }) => {
  queue.work(rollUpJob, async ({ teamId }) => {
    await rollUp(db, teamId);
  });
  queue.schedule(rollUpRestJob, '* * * * *', async () => {
    for (const teamId of await teamsWithMarks(db)) await rollUp(db, teamId);
  });
  // Soon after a month has begun; at other hours it only adds missed months.
  queue.schedule(licenseMonthsJob, '1 * * * *', () => addLicenseMonths(db, clock()));
};
