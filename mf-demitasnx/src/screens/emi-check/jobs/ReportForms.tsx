import { MenuButton, useIntl, useSession } from '@portal/shared';
import type { WantedReport } from '../../../api/useSaveReport.ts';
import type { EmiJob } from '../../../domain/jobs/EmiJob.ts';
import { reportForms } from '../../../domain/jobs/ReportForm.ts';
import { messages } from './messages.ts';

/** Languages by their own names, as in the language switch. */
const languageNames = { ja: '日本語', en: 'English' } as const;

interface ReportFormsProps {
  readonly job: EmiJob;
  readonly onDownload: (report: WantedReport) => void;
}

/** The menu of other report formats, each in both languages. */
export function ReportForms({ job, onDownload }: ReportFormsProps) {
  const { formatMessage } = useIntl();
  const reader = useSession(({ locale }) => locale);
  return (
    <MenuButton
      isIconOnly
      icon="chevron-down"
      label={formatMessage(messages.formsOf, { file: job.fileName })}
      items={reportForms(reader).map((form) => ({
        id: `${form.format}-${form.language}`,
        label: formatMessage(messages.form, {
          format: form.format.toUpperCase(),
          language: languageNames[form.language],
        }),
        onAction: () => {
          onDownload({ job, form });
        },
      }))}
    />
  );
}
