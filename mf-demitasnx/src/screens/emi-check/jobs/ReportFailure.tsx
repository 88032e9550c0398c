import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { emiReportDays } from '@portal/shared/domain';
import type { EmiJob } from '../../../domain/jobs/EmiJob.ts';
import { messages } from './messages.ts';

interface ReportFailureProps {
  readonly job: EmiJob;
  readonly error: unknown;
}

/** An alert about a failed report download, which can be retried. */
export function ReportFailure({ job, error }: ReportFailureProps) {
  const title = <FormattedMessage {...messages.reportFailed} values={{ file: job.fileName }} />;
  if (isApiError(error) && error.status === 410) {
    return (
      <Alert kind="danger" title={title}>
        <FormattedMessage {...messages.over} values={{ days: emiReportDays }} />
      </Alert>
    );
  }
  return <FailureAlert error={error} title={title} />;
}
