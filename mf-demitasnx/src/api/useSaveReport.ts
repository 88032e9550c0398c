import { api, saveFile, useMutation } from '@portal/shared';
import type { EmiJob } from '../domain/jobs/EmiJob.ts';
import type { ReportForm } from '../domain/jobs/ReportForm.ts';
import { reportName } from '../domain/jobs/reportName.ts';

/** The media type of a file to save, which the call answers with whatever is in it. */
const reportType = 'application/octet-stream';

export interface WantedReport {
  readonly job: EmiJob;
  /** Null for the PDF in the language of who uploaded the board. */
  readonly form: ReportForm | null;
}

const aboutOf = ({ job, form }: WantedReport) =>
  `${job.id} ${form?.format ?? ''} ${form?.language ?? ''}`;

/**
 * Downloads a report of a job. It is a call and not a link, because in an embedded remote a link
 * would carry no bearer token. 30 days after the upload it is refused with code `gone`.
 */
export function useSaveReport() {
  return useMutation({
    mutationFn: async ({ job: { id, fileName }, form }: WantedReport) => {
      const path = `/api/v1/demitasnx/report/download/${encodeURIComponent(id)}`;
      const query = form === null ? '' : `?format=${form.format}&lang=${form.language}`;
      saveFile(reportName(fileName, form), await api.file(`${path}${query}`, reportType));
    },
    aboutOf,
  });
}
