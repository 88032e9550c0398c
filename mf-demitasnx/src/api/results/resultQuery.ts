import { queryOptions, streamedAnswer } from '@portal/shared';
import { emiResultSchema } from '@portal/shared/contracts';
import { isRunning } from '../../domain/jobs/EmiJob.ts';
import { jobPath } from './jobPath.ts';
import { presentResult } from './result.presenter.ts';

/** Polling interval while the job runs, in milliseconds. */
const pollMs = 5000;

/** A job with its result, polled while it runs. The path matches `prefetch`. */
export function resultQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'result', id],
    ...streamedAnswer(jobPath(id), emiResultSchema),
    select: presentResult,
    refetchInterval: ({ state: { data } }) => data !== undefined && isRunning(data.job) && pollMs,
  });
}
