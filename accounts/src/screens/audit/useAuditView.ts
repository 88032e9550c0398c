import { useSearchParams } from '@portal/shared';
import { useMemo } from 'react';
import {
  readAuditFilter,
  writeAuditFilter,
  type AuditFilter,
} from '../../api/audit/auditFilter.ts';

/**
 * What the log shows, kept in the address: it survives a reload and can be sent to a colleague. A
 * changed filter begins at the newest act and replaces the address; a page is a step back in time
 * that Back undoes.
 */
export function useAuditView() {
  const [address, setAddress] = useSearchParams();
  const filter = useMemo(() => readAuditFilter(address), [address]);
  const page = Number(address.get('before'));
  return {
    filter,
    before: Number.isSafeInteger(page) && page > 0 ? page : null,
    changeFilter: (changes: Partial<AuditFilter>) => {
      setAddress((current) => writeAuditFilter({ ...readAuditFilter(current), ...changes }), {
        replace: true,
      });
    },
    openPage: (before: number | null) => {
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (before === null) next.delete('before');
        else next.set('before', String(before));
        return next;
      });
    },
  };
}
