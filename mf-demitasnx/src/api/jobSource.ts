import { emiJobsSchema, type EmiJobRow } from '@portal/shared/contracts';
import { isRunning } from '../domain/jobs/EmiJob.ts';
import { jobListView } from '../domain/jobs/JobListView.ts';
import { presentEmiJob } from './emiJob.presenter.ts';

/** Polling interval while jobs run, in milliseconds. */
const pollMs = 5000;

/** Source of the job list: all jobs of the team, polled while one runs. */
export const jobSource = {
  queryKey: ['demitasnx', 'jobs'],
  changesWith: ['emi'],
  path: '/api/demitasnx/jobs/',
  schema: emiJobsSchema,
  present: presentEmiJob,
  view: jobListView,
  rereadAfterMs: (rows: readonly EmiJobRow[]) => rows.some(isRunning) && pollMs,
} as const;
