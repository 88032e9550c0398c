import { sql, type Kysely, type Migration } from 'kysely';

const statements = [
  'alter table portal.audit_log add column personal_digest text',
  // Rows are erased with a person; the chain contains only the digest.
  `create table portal.audit_personal (
    seq bigint primary key,
    salt text not null,
    content jsonb not null
  )`,
  'create index audit_log_actor on portal.audit_log (actor)',
];

/** Personal details of the audit log, outside its chain. */
export const auditPersonal: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
