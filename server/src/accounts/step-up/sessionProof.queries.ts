import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';

/** When the person of a session last proved who they are; `undefined` when that is long ago. */
export async function provedAt(
  db: Kysely<Database>,
  sessionUid: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.session_proof')
    .select('proved_at')
    .where('session_uid', '=', sessionUid)
    .executeTakeFirst();
  return row?.proved_at;
}

/** When a second factor was last shown in a session; `undefined`: never. */
export async function factorShownAt(
  db: Kysely<Database>,
  sessionUid: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.session_proof')
    .select('factor_at')
    .where('session_uid', '=', sessionUid)
    .executeTakeFirst();
  return row?.factor_at ?? undefined;
}

interface Proof {
  readonly now: Date;
  /** Whether a second factor was shown, too. */
  readonly hasFactor: boolean;
}

/** Notes that the person of a session has just proved who they are. */
export async function noteProof(
  db: Kysely<Database>,
  sessionUid: string,
  { now, hasFactor }: Proof,
): Promise<void> {
  const proof = { proved_at: now, ...(hasFactor ? { factor_at: now } : {}) };
  await db
    .insertInto('accounts.session_proof')
    .values({ session_uid: sessionUid, ...proof })
    .onConflict((conflict) => conflict.column('session_uid').doUpdateSet(proof))
    .execute();
}

export async function deleteProofsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.session_proof').where('proved_at', '<', before).execute();
}
