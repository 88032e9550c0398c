import type { Deps } from '../../platform/Deps.ts';

/** What the audit log says about an object, in the order of the acts. */
export const auditOf = ({ db }: Deps, object: string) =>
  db
    .selectFrom('portal.audit_log')
    .select(['action', 'actor', 'details'])
    .where('object', '=', object)
    .orderBy('seq')
    .execute();
