import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { AuditLogTable } from '../../../platform/db/tables/foundation.ts';

type AuditRow = Selectable<AuditLogTable>;
type SealedRow = AuditRow & {
  readonly chain_position: number;
  readonly prev_hash: string;
  readonly hash: string;
};

/** A sealed row with its personal data; the salt is null if there was none, or it was erased. */
export type VerifiedRow = SealedRow & { readonly salt: string | null; readonly content: unknown };

/** The last 200 acts, newest first. */
export async function listAudit(db: Kysely<Database>, teamId?: string): Promise<AuditRow[]> {
  return db
    .selectFrom('portal.audit_log')
    .selectAll()
    .$if(teamId !== undefined, (query) => query.where('team_id', '=', teamId ?? ''))
    .orderBy('seq', 'desc')
    .limit(200)
    .execute();
}

/** The last row of the chain. */
export async function chainHead(
  db: Kysely<Database>,
): Promise<Pick<SealedRow, 'chain_position' | 'hash'> | undefined> {
  return db
    .selectFrom('portal.audit_log')
    .select(['chain_position', 'hash'])
    .where('chain_position', 'is not', null)
    .$narrowType<{ chain_position: number; hash: string }>()
    .orderBy('chain_position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Committed rows that are not in the chain yet, in the order of their numbers. */
export async function unsealedRows(db: Kysely<Database>, limit: number): Promise<AuditRow[]> {
  return db
    .selectFrom('portal.audit_log')
    .selectAll()
    .where('chain_position', 'is', null)
    .orderBy('seq')
    .limit(limit)
    .execute();
}

/** Rows of the chain after a position, in order, with personal data unless it was erased. */
export async function sealedRows(
  db: Kysely<Database>,
  after: number,
  limit: number,
): Promise<VerifiedRow[]> {
  return db
    .selectFrom('portal.audit_log as act')
    .leftJoin('portal.audit_personal as personal', 'personal.seq', 'act.seq')
    .selectAll('act')
    .select(['personal.salt', 'personal.content'])
    .where('chain_position', '>', after)
    .$narrowType<{ chain_position: number; prev_hash: string; hash: string }>()
    .orderBy('chain_position')
    .limit(limit)
    .execute();
}

/** The number of unsealed rows, and the time of the oldest. */
export async function countUnsealed(
  db: Kysely<Database>,
): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('portal.audit_log')
    .where('chain_position', 'is', null)
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('at').as('oldest')])
    .executeTakeFirstOrThrow();
}

export type Link = Pick<SealedRow, 'seq' | 'chain_position' | 'prev_hash' | 'hash'>;

/** Appends rows to the chain, in one statement. */
export async function addLinks(trx: Kysely<Database>, links: readonly Link[]): Promise<void> {
  await sql`
    update portal.audit_log as entry
    set chain_position = link.chain_position, prev_hash = link.prev_hash, hash = link.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (
      seq bigint, chain_position bigint, prev_hash text, hash text
    )
    where entry.seq = link.seq`.execute(trx);
}
