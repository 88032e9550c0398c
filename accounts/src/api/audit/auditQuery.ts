import { api, queryOptions, type Locale } from '@portal/shared';
import { teamAuditSchema } from '@portal/shared/contracts';
import { presentAudit, type Audit } from './audit.presenter.ts';
import { writeAuditFilter, type AuditFilter } from './auditFilter.ts';

/** A page of the team's log; `before` is the `next` of the page before it. */
export function auditQuery(filter: AuditFilter, before: number | null, locale: Locale) {
  const query = writeAuditFilter(filter);
  if (before !== null) query.set('before', String(before));
  return queryOptions<Audit>({
    queryKey: ['audit', query.toString(), locale],
    queryFn: async ({ signal }) =>
      presentAudit(
        await api.get(`/api/audit?${query.toString()}`, teamAuditSchema, { signal }),
        locale,
      ),
    // The rows stay while the next ones are on their way.
    placeholderData: (shown: Audit | undefined) => shown,
  });
}
