import { queryOptions, streamedAnswer } from '@portal/shared';
import { emiResultSchema } from '@portal/shared/contracts';
import { isRunning } from '../../domain/jobs/EmiJob.ts';
import { jobPath } from './jobPath.ts';
import { presentResult } from './result.presenter.ts';

/** How long until a running job is looked at again, in milliseconds. */
const lookAgainMs = 5000;

/** A job and what it found; read again while it runs. The path is that of `prefetch`. */
export function resultQuery(id: string) {
  return queryOptions({
    queryKey: ['demitasnx', 'result', id],
    ...streamedAnswer(jobPath(id), emiResultSchema),
    select: presentResult,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isRunning(data.job) && lookAgainMs,
  });
}
