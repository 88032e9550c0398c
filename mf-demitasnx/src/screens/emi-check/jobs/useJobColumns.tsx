import { NoValue, TextLink, useFormats, useIntl } from '@portal/shared';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import type { WantedReport } from '../../../api/useSaveReport.ts';
import type { EmiJob } from '../../../domain/jobs/EmiJob.ts';
import type { JobSortKey } from '../../../domain/jobs/JobListView.ts';
import { paths } from '../../../paths.ts';
import { JobId } from './JobId.tsx';
import { JobStatusCell } from './JobStatusCell.tsx';
import { LicenseName } from './LicenseName.tsx';
import { messages } from './messages.ts';
import { ReportCell } from './ReportCell.tsx';

interface JobColumnOptions {
  /** Time when the jobs were read, in milliseconds since the epoch. */
  readonly readAt: number;
  /** Id of the job whose report is downloading. */
  readonly downloading: string | null;
  readonly onDownload: (report: WantedReport) => void;
}

/** The columns of the list of jobs. */
export function useJobColumns({
  readAt,
  downloading,
  onDownload,
}: JobColumnOptions): readonly Column<EmiJob, JobSortKey>[] {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  return useMemo(
    () => [
      {
        id: 'id',
        header: formatMessage(messages.id),
        width: 'minmax(100px, 1fr)',
        cell: ({ id, status }) =>
          status === 'success' ? (
            <TextLink to={paths.result(id)}>
              <JobId id={id} />
            </TextLink>
          ) : (
            <JobId id={id} />
          ),
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        width: 'minmax(112px, 1fr)',
        sortKey: 'status',
        cell: (job) => <JobStatusCell job={job} />,
      },
      {
        id: 'file',
        header: formatMessage(messages.file),
        width: 'minmax(96px, 2fr)',
        sortKey: 'file',
        cell: ({ fileName }) => fileName,
      },
      {
        id: 'started_at',
        header: formatMessage(messages.started),
        width: 'minmax(98px, 1.1fr)',
        sortKey: 'started_at',
        cell: ({ startedAt }) => instant(startedAt),
      },
      {
        id: 'finished_at',
        header: formatMessage(messages.finished),
        width: 'minmax(98px, 1.1fr)',
        leaves: 3,
        sortKey: 'finished_at',
        cell: ({ finishedAt }) =>
          finishedAt === null ? <NoValue sign="--" /> : instant(finishedAt),
      },
      {
        id: 'user',
        header: formatMessage(messages.user),
        width: 'minmax(76px, 1fr)',
        leaves: 2,
        sortKey: 'user',
        cell: ({ userName }) => (userName === '' ? <NoValue /> : userName),
      },
      {
        id: 'license',
        header: formatMessage(messages.license),
        width: 'minmax(104px, 1.4fr)',
        leaves: 1,
        sortKey: 'license',
        cell: ({ license }) => <LicenseName license={license} />,
      },
      {
        id: 'report',
        header: formatMessage(messages.report),
        width: 'minmax(172px, 1fr)',
        isScreenOnly: true,
        cell: (job) => (
          <ReportCell
            job={job}
            readAt={readAt}
            isBusy={job.id === downloading}
            onDownload={onDownload}
          />
        ),
      },
    ],
    [formatMessage, instant, readAt, downloading, onDownload],
  );
}
