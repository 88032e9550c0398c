import { RowNote } from '@portal/shared/list';
import type { EmiJob } from '../../../domain/jobs/EmiJob.ts';
import { JobStatusChip } from './JobStatusChip.tsx';

/** The status of a job, with the reason of a failure below. */
export function JobStatusCell({ job: { status, reason } }: { readonly job: EmiJob }) {
  return (
    <>
      <JobStatusChip status={status} />
      {status === 'failed' && reason !== null && <RowNote>{reason}</RowNote>}
    </>
  );
}
