import { defineListView, oneOf, sortableBy, type ListViewOf } from '@portal/shared/domain';
import { jobStatuses } from './EmiJob.ts';

const jobSortKeys = ['status', 'file', 'started_at', 'finished_at', 'user', 'license'] as const;
export type JobSortKey = (typeof jobSortKeys)[number];

/** Converts between the address of the job list and its view. */
export const jobListView = defineListView({
  filters: { status: oneOf(jobStatuses) },
  sort: sortableBy(jobSortKeys, { key: 'started_at', descending: true }),
});

/** The view of the job list: search, filter and sort. */
export type JobListView = ListViewOf<typeof jobListView>;
