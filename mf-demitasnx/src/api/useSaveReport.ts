import { api, saveFile, useMutation } from '@portal/shared';
import type { EmiJob } from '../domain/jobs/EmiJob.ts';
import { reportName } from '../domain/jobs/reportName.ts';

/** The media type of a file to save, which the call answers with whatever is in it. */
const reportType = 'application/octet-stream';

/**
 * Downloads the report of a job. It is a call and not a link, because in an embedded remote a link
 * would carry no bearer token. 30 days after the upload it is refused with code `gone`.
 */
export function useSaveReport() {
  return useMutation({
    mutationFn: async ({ id, fileName }: EmiJob) => {
      const path = `/api/v1/demitasnx/report/download/${encodeURIComponent(id)}`;
      saveFile(reportName(fileName), await api.file(path, reportType));
    },
  });
}
