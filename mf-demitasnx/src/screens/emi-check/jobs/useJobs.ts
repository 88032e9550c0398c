import { useQuery } from '@portal/shared';
import { useList } from '@portal/shared/list';
import { jobSource } from '../../../api/jobSource.ts';
import { jobsQuery } from '../../../api/jobsQuery.ts';
import { applyJobListView } from '../../../domain/jobs/applyJobListView.ts';
import { useFinishedJobs } from './useFinishedJobs.ts';

/** The jobs matching the address. Finished jobs are reported. */
export function useJobs() {
  const list = useList(jobSource, applyJobListView);
  const { data, dataUpdatedAt } = useQuery(jobsQuery());
  useFinishedJobs(data);
  return { list, readAt: dataUpdatedAt };
}
