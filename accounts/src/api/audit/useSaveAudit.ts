import { api, saveFile, useMutation } from '@portal/shared';
import { writeAuditFilter, type AuditFilter } from './auditFilter.ts';

/** Saves all acts that a filter leaves as a CSV file, in the reader's language. */
export function useSaveAudit() {
  return useMutation({
    mutationFn: async (filter: AuditFilter) => {
      const path = `/api/audit.csv?${writeAuditFilter(filter).toString()}`;
      saveFile('audit.csv', await api.file(path, 'text/csv'));
    },
  });
}
