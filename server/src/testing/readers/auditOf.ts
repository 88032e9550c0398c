import type { Deps } from '../../platform/Deps.ts';

/** Audit entries of an object, in order. */
export const auditOf = ({ db }: Deps, object: string) =>
  db
    .selectFrom('portal.audit_log')
    .select(['action', 'actor', 'details'])
    .where('object', '=', object)
    .orderBy('seq')
    .execute();
