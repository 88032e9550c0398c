import { api, saveFile, useMutation } from '@portal/shared';
import type { CalendarDay } from '@portal/shared/domain';

/** First and last day, both included. */
interface ExportedDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Downloads the documents of a period of at most one year as a ZIP file. */
export function useExportDocuments() {
  return useMutation({
    mutationFn: async ({ from, to }: ExportedDays) => {
      const days = new URLSearchParams({ from, to }).toString();
      const zip = await api.file(`/api/orders/export?${days}`, 'application/zip');
      saveFile(`documents_${from}_${to}.zip`, zip);
    },
  });
}
