import { NoValue, TextLink, useFormats, useIntl } from '@portal/shared';
import { RowNote } from '@portal/shared/list';
import type { Column } from '@portal/shared/table';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { WantedReport } from '../../../api/useSaveReport.ts';
import { isRunning, type EmiJob } from '../../../domain/jobs/EmiJob.ts';
import type { JobSortKey } from '../../../domain/jobs/JobListView.ts';
import { paths } from '../../../paths.ts';
import { JobProgress } from '../../progress/LazyProgress.ts';
import { JobId } from './JobId.tsx';
import { JobStatusChip } from './JobStatusChip.tsx';
import { messages } from './messages.ts';
import { ReportCell } from './ReportCell.tsx';

interface JobColumnOptions {
  /** Time when the jobs were read, in milliseconds since the epoch. */
  readonly readAt: number;
  /** Id of the job whose report is downloading. */
  readonly downloading: string | null;
  readonly onDownload: (report: WantedReport) => void;
}

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
        inCard: 'none',
        width: 'minmax(100px, 1fr)',
        cell: ({ id }) => <JobId id={id} />,
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        inCard: 'head',
        width: 'minmax(112px, 1fr)',
        sortKey: 'status',
        cell: (job) => <JobStatusCell job={job} />,
      },
      {
        id: 'file',
        header: formatMessage(messages.file),
        inCard: 'title',
        width: 'minmax(96px, 2fr)',
        sortKey: 'file',
        cell: (job) =>
          isRunning(job) ? (
            job.fileName
          ) : (
            <TextLink to={paths.result(job.id)}>{job.fileName}</TextLink>
          ),
      },
      {
        id: 'started_at',
        header: formatMessage(messages.started),
        inCard: 'line',
        width: 'minmax(98px, 1.1fr)',
        sortKey: 'started_at',
        cell: ({ startedAt }) => instant(startedAt),
      },
      {
        id: 'finished_at',
        header: formatMessage(messages.finished),
        inCard: 'none',
        width: 'minmax(98px, 1.1fr)',
        leaves: 3,
        sortKey: 'finished_at',
        cell: ({ finishedAt }) =>
          finishedAt === null ? <NoValue sign="--" /> : instant(finishedAt),
      },
      {
        id: 'user',
        header: formatMessage(messages.user),
        inCard: 'line',
        width: 'minmax(76px, 1fr)',
        leaves: 2,
        sortKey: 'user',
        cell: ({ userName }) => (userName === '' ? <NoValue /> : userName),
      },
      {
        id: 'license',
        header: formatMessage(messages.license),
        inCard: 'none',
        width: 'minmax(104px, 1.4fr)',
        leaves: 1,
        sortKey: 'license',
        cell: ({ license }) => <LicenseName license={license} />,
      },
      {
        id: 'report',
        header: formatMessage(messages.report),
        inCard: 'line',
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

/** The status of a job, with its progress or the reason of a failure below. */
function JobStatusCell({ job: { status, reason, progress } }: { readonly job: EmiJob }) {
  return (
    <>
      <JobStatusChip status={status} />
      {progress && <JobProgress {...progress} />}
      {status === 'failed' && reason !== null && <RowNote>{reason}</RowNote>}
    </>
  );
}

const LicenseNumber = styled.span`
  white-space: nowrap;
`;

/** The license of a job, `label (number)`, without breaks at hyphens of the number. */
function LicenseName({ license }: { readonly license: string }) {
  const at = license.lastIndexOf('(');
  if (at < 0) return license;
  return (
    <>
      {license.slice(0, at)}
      <LicenseNumber>{license.slice(at)}</LicenseNumber>
    </>
  );
}
