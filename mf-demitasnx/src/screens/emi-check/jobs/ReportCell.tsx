import { Button, FormattedMessage, NoValue, useIntl } from '@portal/shared';
import { emiReportDays } from '@portal/shared/domain';
import { useId } from 'react';
import type { WantedReport } from '../../../api/useSaveReport.ts';
import type { EmiJob } from '../../../domain/jobs/EmiJob.ts';
import { reportOffer } from '../../../domain/jobs/reportOffer.ts';
import { Downloads, Quiet } from './cells.styles.ts';
import { messages } from './messages.ts';
import { ReportForms } from './ReportForms.tsx';

interface ReportCellProps {
  readonly job: EmiJob;
  /** Time when the job was read, in milliseconds since the epoch. */
  readonly readAt: number;
  readonly isBusy: boolean;
  readonly onDownload: (report: WantedReport) => void;
}

/** Downloads a report or its other formats. After 30 days the button is disabled and says so. */
export function ReportCell({ job, readAt, isBusy, onDownload }: ReportCellProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const offer = reportOffer(job, readAt);
  if (offer === 'none') return <NoValue sign="--" />;
  const isOver = offer === 'over';
  return (
    <div>
      <Downloads>
        <Button
          size="small"
          icon="download"
          disabled={isOver}
          isBusy={isBusy}
          aria-label={formatMessage(messages.downloadOf, { file: job.fileName })}
          aria-describedby={isOver ? reasonId : undefined}
          onClick={() => {
            onDownload({ job, form: null });
          }}
        >
          <FormattedMessage {...messages.download} />
        </Button>
        {!isOver && <ReportForms job={job} onDownload={onDownload} />}
      </Downloads>
      {isOver && (
        <Quiet id={reasonId}>
          <FormattedMessage {...messages.over} values={{ days: emiReportDays }} />
        </Quiet>
      )}
    </div>
  );
}
