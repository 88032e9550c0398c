import type { AuditAction } from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { sealPersonal } from './sealPersonal.ts';

interface AuditEntry {
  readonly at: Date;
  /** Person's id, an operator's `token:<name>` or `local:<user>`, or `system`. */
  readonly actor: string;
  readonly teamId?: string | undefined;
  readonly ip?: string | undefined;
  readonly action: AuditAction;
  /** Id or number of what was acted upon. */
  readonly object: string;
  /** What changed; must hold no secret, and nothing by which a person is known. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** What changed and is personal, such as names: it can be erased without breaking the chain. */
  readonly personal?: Readonly<Record<string, unknown>>;
}

/**
 * Adds one row to the audit log, in the transaction of the act itself. Rows are never changed; a job
 * seals them afterwards, so that no act waits for another. The address and what is personal lie
 * beside the row, which holds their digest only.
 */
export async function recordAudit(trx: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const personal = personalOf(entry);
  const row = {
    at: entry.at,
    actor: entry.actor,
    team_id: entry.teamId ?? null,
    action: entry.action,
    object: entry.object,
    details: JSON.stringify(entry.details ?? {}),
    personal_digest: personal?.digest ?? null,
  };
  if (!personal) {
    await trx.insertInto('portal.audit_log').values(row).execute();
    return;
  }
  const { salt, content } = personal;
  await trx
    .with('act', (db) => db.insertInto('portal.audit_log').values(row).returning('seq'))
    .insertInto('portal.audit_personal')
    .columns(['seq', 'salt', 'content'])
    .expression((eb) =>
      eb
        .selectFrom('act')
        .select([
          'seq',
          eb.val(salt).as('salt'),
          eb.cast<unknown>(eb.val(content), 'jsonb').as('content'),
        ]),
    )
    .execute();
}

function personalOf({ ip, personal }: AuditEntry) {
  if (ip === undefined && personal === undefined) return undefined;
  return sealPersonal({ ...(ip === undefined ? {} : { ip }), ...personal });
}
