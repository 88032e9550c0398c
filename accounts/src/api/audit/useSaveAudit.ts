import { api, saveFile, useMutation } from '@portal/shared';
import { tokyoDay } from '@portal/shared/domain';
import { writeAuditFilter, type AuditFilter } from './auditFilter.ts';

/** Saves all acts that a filter leaves as a CSV file of the day, in the reader's language. */
export function useSaveAudit() {
  return useMutation({
    mutationFn: async (filter: AuditFilter) => {
      const path = `/api/audit.csv?${writeAuditFilter(filter).toString()}`;
      saveFile(`audit_${tokyoDay(new Date())}.csv`, await api.file(path, 'text/csv'));
    },
  });
}
