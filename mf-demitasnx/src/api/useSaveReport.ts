import { api, saveFile, useMutation } from '@portal/shared';
import type { EmiJob } from '../domain/jobs/EmiJob.ts';
import type { ReportForm } from '../domain/jobs/ReportForm.ts';
import { reportName } from '../domain/jobs/reportName.ts';

/** The expected media type of the response. */
const reportType = 'application/octet-stream';

export interface WantedReport {
  readonly job: EmiJob;
  /** Null for the PDF in the uploader's language. */
  readonly form: ReportForm | null;
}

const aboutOf = ({ job, form }: WantedReport) =>
  `${job.id} ${form?.format ?? ''} ${form?.language ?? ''}`;

/**
 * Downloads a report of a job. A call and not a link, because an embedded remote's link would carry
 * no bearer token. Refused with code `gone` 30 days after the upload.
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
