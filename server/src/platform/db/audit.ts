import type { AuditAction } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
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

/**
 * The same for acts of one call that are any number: one statement for all rows, as which one
 * parameter goes, because a statement takes at most 65,535. What is personal finds its row by the
 * digest, which the salt makes the only one.
 */
export async function recordAudits(
  trx: Kysely<Database>,
  entries: readonly AuditEntry[],
): Promise<void> {
  const rows = entries.map((entry) => {
    const personal = personalOf(entry);
    return {
      at: entry.at,
      actor: entry.actor,
      team_id: entry.teamId ?? null,
      action: entry.action,
      object: entry.object,
      details: entry.details ?? {},
      digest: personal?.digest ?? null,
      salt: personal?.salt ?? null,
      content: personal?.content ?? null,
    };
  });
  if (rows.length === 0) return;
  await sql`
    with entry as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        at timestamptz, actor text, team_id text, action text, object text, details jsonb,
        digest text, salt text, content text
      )
    ), act as (
      insert into portal.audit_log (at, actor, team_id, action, object, details, personal_digest)
      select at, actor, team_id, action, object, details, digest from entry
      returning seq, personal_digest
    )
    insert into portal.audit_personal (seq, salt, content)
    select act.seq, entry.salt, entry.content::jsonb
    from act join entry on entry.digest = act.personal_digest`.execute(trx);
}

function personalOf({ ip, personal }: AuditEntry) {
  if (ip === undefined && personal === undefined) return undefined;
  return sealPersonal({ ...(ip === undefined ? {} : { ip }), ...personal });
}
