import { FormattedMessage, StatusChip } from '@portal/shared';
import type { JobStatus } from '../../../domain/jobs/EmiJob.ts';
import { statusMessages } from './messages.ts';

const looks = {
  waiting: { tone: 'grey', icon: 'clock' },
  processing: { tone: 'blueGrey', icon: 'refresh-cw' },
  success: { tone: 'success', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'circle-x' },
} as const;

export function JobStatusChip({ status }: { readonly status: JobStatus }) {
  return (
    <StatusChip {...looks[status]}>
      <FormattedMessage {...statusMessages[status]} />
    </StatusChip>
  );
}
