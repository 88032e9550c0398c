import { emiJobsSchema, type EmiJobRow } from '@portal/shared/contracts';
import { isRunning } from '../domain/jobs/EmiJob.ts';
import { jobListView } from '../domain/jobs/JobListView.ts';
import { presentEmiJob } from './emiJob.presenter.ts';

/** How long until running jobs are looked at again, in milliseconds. */
const lookAgainMs = 5000;

/** The source of the list of jobs: all of the team, read again while one of them runs. */
export const jobSource = {
  queryKey: ['demitasnx', 'jobs'],
  path: '/api/demitasnx/jobs/',
  schema: emiJobsSchema,
  present: presentEmiJob,
  view: jobListView,
  rereadAfterMs: (rows: readonly EmiJobRow[]) => rows.some(isRunning) && lookAgainMs,
} as const;
