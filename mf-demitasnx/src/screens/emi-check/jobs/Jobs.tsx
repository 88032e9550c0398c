import { Alert, FormattedMessage, Inline, Stack, commonMessages, useIntl } from '@portal/shared';
import { ListCard, ListNotice } from '@portal/shared/list';
import { useSaveReport } from '../../../api/useSaveReport.ts';
import { type EmiJob, jobStatuses } from '../../../domain/jobs/EmiJob.ts';
import { JobRows } from './cells.styles.ts';
import { JobFilters } from './JobFilters.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';
import { messages } from './messages.ts';
import { ReportFailure } from './ReportFailure.tsx';
import { useJobColumns } from './useJobColumns.tsx';
import { useJobs } from './useJobs.ts';

function idOf({ id }: EmiJob): string {
  return id;
}

interface JobsProps {
  /** Whether the team has a usable license. */
  readonly canAnalyze: boolean;
  /** Whether the screen already reports a failed refresh. */
  readonly isKnownOld: boolean;
}

/** The team's jobs with the status legend; without jobs, how to start the first one. */
export function Jobs({ canAnalyze, isKnownOld }: JobsProps) {
  const { formatMessage } = useIntl();
  const { list, readAt } = useJobs();
  const report = useSaveReport();
  const columns = useJobColumns({
    readAt,
    downloading: report.isPending ? report.variables.job.id : null,
    onDownload: report.mutate,
  });
  return (
    <Stack>
      <StatusLegend />
      {!(isKnownOld && list.failure?.kind === 'old') && <ListNotice list={list} />}
      {report.isError && <ReportFailure job={report.variables.job} error={report.error} />}
      {list.state === 'empty' ? (
        // After a failure there may be jobs, such as that of a board just uploaded.
        list.failure === null && (
          <Alert title={<FormattedMessage {...commonMessages.noData} />}>
            <FormattedMessage {...(canAnalyze ? messages.empty : messages.none)} />
          </Alert>
        )
      ) : (
        <JobRows>
          <ListCard
            list={list}
            label={formatMessage(messages.title)}
            columns={columns}
            rowKey={idOf}
            texts={messages}
            name="jobs"
            filters={<JobFilters list={list} />}
          />
        </JobRows>
      )}
    </Stack>
  );
}

/** The four statuses of a job, with colors and icons. */
function StatusLegend() {
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
