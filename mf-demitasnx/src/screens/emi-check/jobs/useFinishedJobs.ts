import { showSnackbar, useIntl, useQueryClient } from '@portal/shared';
import { useEffect, useRef } from 'react';
import { emiLicensesQuery } from '../../../api/emiLicensesQuery.ts';
import { isRunning, type EmiJob } from '../../../domain/jobs/EmiJob.ts';
import { messages } from './messages.ts';

/**
 * Reports each job that was seen running and has ended, and refetches the licenses, since a failed
 * job returns its use.
 *
 * @param jobs All jobs as last read; `undefined` before.
 */
export function useFinishedJobs(jobs: readonly EmiJob[] | undefined): void {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const running = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (jobs === undefined) return;
    const ended = jobs.filter((job) => running.current.has(job.id) && !isRunning(job));
    running.current = new Set(jobs.filter(isRunning).map(({ id }) => id));
    for (const { fileName: file, status } of ended) {
      if (status === 'success') showSnackbar(formatMessage(messages.succeeded, { file }));
      else showSnackbar(formatMessage(messages.hasFailed, { file }), 'failure');
    }
    if (ended.length > 0) {
      void client.invalidateQueries({ queryKey: emiLicensesQuery().queryKey });
    }
  }, [jobs, client, formatMessage]);
}
