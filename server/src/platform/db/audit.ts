import type { AuditAction } from '@portal/shared/domain';
import { sql, type Kysely } from 'kysely';
import { announcementChannel, changeWord, notify } from './Announcements.ts';
import type { Database } from './Database.ts';
import { sealPersonal } from './sealPersonal.ts';

interface AuditEntry {
  readonly at: Date;
  /** Person id, an operator's `token:<name>` or `local:<user>`, or `system`. */
  readonly actor: string;
  readonly teamId?: string | undefined;
  readonly ip?: string | undefined;
  readonly action: AuditAction;
  /** Id or number of the object. */
  readonly object: string;
  /** Details without secrets or personal data. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Personal details, such as names: erasable without breaking the chain. */
  readonly personal?: Readonly<Record<string, unknown>>;
}

/**
 * Adds a row to the audit log in the action's transaction, and notifies the team's open pages. Rows
 * never change; a job chains them later, so that actions do not wait for each other. The row holds
 * only a digest of the address and personal details, which are stored beside it.
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
  const word = changeWord(entry.action, entry.teamId);
  const told =
    word === null ? [] : [sql`pg_notify(${announcementChannel}, ${word})::text`.as('told')];
  if (!personal) {
    await trx
      .insertInto('portal.audit_log')
      .values(row)
      .returning(['seq', ...told])
      .execute();
    return;
  }
  const { salt, content } = personal;
  await trx
    .with('act', (db) =>
      db
        .insertInto('portal.audit_log')
        .values(row)
        .returning(['seq', ...told]),
    )
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
 * Adds any number of rows in one statement. All rows are one parameter, because a statement takes
 * at most 65,535. Personal details are matched to rows by digest, which the salt makes unique.
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
  const words = new Set(entries.map(({ action, teamId }) => changeWord(action, teamId)));
  for (const word of words) if (word !== null) await notify(trx, word);
}

function personalOf({ ip, personal }: AuditEntry) {
  if (ip === undefined && personal === undefined) return undefined;
  return sealPersonal({ ...(ip === undefined ? {} : { ip }), ...personal });
}
