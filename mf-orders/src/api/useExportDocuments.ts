import { api, saveFile, useMutation } from '@portal/shared';
import type { CalendarDay } from '@portal/shared/domain';

/** Days, both of which are included. */
interface ExportedDays {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Downloads the documents of a period, of a year at most, as one ZIP. */
export function useExportDocuments() {
  return useMutation({
    mutationFn: async ({ from, to }: ExportedDays) => {
      const days = new URLSearchParams({ from, to }).toString();
      const zip = await api.file(`/api/orders/export?${days}`, 'application/zip');
      saveFile(`documents_${from}_${to}.zip`, zip);
    },
  });
}
