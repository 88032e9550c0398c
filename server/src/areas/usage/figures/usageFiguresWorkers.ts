import { defineJob } from '../../../platform/jobs/Queue.ts';
import type { Workers } from '../../../platform/Deps.ts';
import { addLicenseMonths } from './licenseMonths.ts';
import { rollUp, teamsWithMarks } from './rollUp.ts';
import { rollUpJob } from './rollUpJob.ts';

const rollUpRestJob = defineJob<object>('usage.roll-up-rest', 2);
const licenseMonthsJob = defineJob<object>('usage.license-months', 2);

/** Keeps the figures of the usage log in step with its events. */
export const usageFiguresWorkers: Workers = ({ db, clock, queue }) => {
  queue.work(rollUpJob, async ({ teamId }) => {
    await rollUp(db, teamId);
  });
  queue.schedule(rollUpRestJob, '* * * * *', async () => {
    for (const teamId of await teamsWithMarks(db)) await rollUp(db, teamId);
  });
  // Soon after a month has begun; at other hours it finds nothing to do, unless it has missed that.
  queue.schedule(licenseMonthsJob, '1 * * * *', () => addLicenseMonths(db, clock()));
};
