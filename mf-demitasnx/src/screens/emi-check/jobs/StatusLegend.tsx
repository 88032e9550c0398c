import { Inline, useIntl } from '@portal/shared';
import { jobStatuses } from '../../../domain/jobs/EmiJob.ts';
import { JobStatusChip } from './JobStatusChip.tsx';
import { messages } from './messages.ts';

/** The four statuses of a job, with colors and icons. */
export function StatusLegend() {
  const { formatMessage } = useIntl();
  return (
    <Inline as="ul" aria-label={formatMessage(messages.status)}>
      {jobStatuses.map((status) => (
        <li key={status}>
          <JobStatusChip status={status} />
        </li>
      ))}
    </Inline>
  );
}
