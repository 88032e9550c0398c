import {
  Button,
  FormattedMessage,
  Inline,
  lazyPart,
  MenuButton,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { useState } from 'react';
import { useSaveReport } from '../../api/useSaveReport.ts';
import { reportForms } from '../../domain/jobs/ReportForm.ts';
import type { EmiJob } from '../../domain/jobs/EmiJob.ts';
import { areFilesKept, type Analysis } from '../../domain/results/Result.ts';
import { messages as jobMessages } from '../emi-check/jobs/messages.ts';
import { ReportFailure } from '../emi-check/jobs/ReportFailure.tsx';
import { languageMessages, messages } from './messages.ts';

const RerunDialog = lazyPart(async () => (await import('./rerun/RerunDialog.tsx')).RerunDialog);

interface ResultActionsProps {
  readonly job: EmiJob;
  readonly analysis: Analysis;
  /** When it was read, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** Reports in all formats and languages, and the re-run, while the files exist. */
export function ResultActions({ job, analysis, readAt }: ResultActionsProps) {
  const { formatMessage } = useIntl();
  const reader = useSession(({ locale }) => locale);
  const report = useSaveReport();
  const [isRerunning, setIsRerunning] = useState(false);
  if (!areFilesKept(analysis, readAt)) return null;
  return (
    <Stack $gap={2}>
      <Inline>
        <MenuButton
          label={formatMessage(report.isPending ? messages.savingReport : messages.reports)}
          items={reportForms(reader).map((form) => ({
            id: `${form.format}-${form.language}`,
            label: formatMessage(jobMessages.form, {
              format: form.format.toUpperCase(),
              language: formatMessage(languageMessages[form.language]),
            }),
            onAction: () => {
              report.mutate({ job, form });
            },
          }))}
        />
        <Button
          icon="refresh-cw"
          onPointerEnter={RerunDialog.preload}
          onFocus={RerunDialog.preload}
          onClick={() => {
            setIsRerunning(true);
          }}
        >
          <FormattedMessage {...messages.rerun} />
        </Button>
      </Inline>
      {report.isError && <ReportFailure job={job} error={report.error} />}
      {isRerunning && (
        <RerunDialog
          job={job.id}
          onClose={() => {
            setIsRerunning(false);
          }}
        />
      )}
    </Stack>
  );
}
