import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table portal.audit_log add column chain_position bigint unique',
  `alter table portal.audit_log
    add check (num_nulls(chain_position, prev_hash, hash) in (0, 3))`,
  `create index audit_log_unsealed on portal.audit_log (seq) where chain_position is null`,
];

/** The hash chain that seals the audit log. */
export const auditChain: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
