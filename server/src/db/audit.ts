import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

interface AuditEntry {
  readonly at: Date;
  /** Person's id, an operator's `token:<name>` or `local:<user>`, or `system`. */
  readonly actor: string;
  readonly teamId?: string | undefined;
  readonly ip?: string | undefined;
  /** `<resource>.<verb>`, e.g. `license.release`. */
  readonly action: string;
  /** Id or number of what was acted upon. */
  readonly object: string;
  /** What changed; must hold no secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Adds one row to the audit log, in the transaction of the act itself. Rows are never changed; a job
 * seals them afterwards, so that no act waits for another.
 */
export async function recordAudit(trx: Kysely<Database>, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('portal.audit_log')
    .values({
      at: entry.at,
      actor: entry.actor,
      team_id: entry.teamId ?? null,
      ip: entry.ip ?? null,
      action: entry.action,
      object: entry.object,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
