import type { FactorKind } from '@portal/shared/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';

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

/** The second factor that was last shown in a session, and when; `undefined`: never. */
export async function factorShown(
  db: Kysely<Database>,
  sessionUid: string,
): Promise<{ readonly at: Date; readonly kind: FactorKind | null } | undefined> {
  const row = await db
    .selectFrom('accounts.session_proof')
    .select(['factor_at', 'factor_kind'])
    .where('session_uid', '=', sessionUid)
    .executeTakeFirst();
  return row?.factor_at ? { at: row.factor_at, kind: row.factor_kind } : undefined;
}

interface Proof {
  readonly now: Date;
  /** The second factor that was shown, too. */
  readonly factor?: FactorKind | undefined;
}

/** Notes that the person of a session has just proved who they are. */
export async function noteProof(
  db: Kysely<Database>,
  sessionUid: string,
  { now, factor }: Proof,
): Promise<void> {
  const proof = { proved_at: now, ...(factor && { factor_at: now, factor_kind: factor }) };
  await db
    .insertInto('accounts.session_proof')
    .values({ session_uid: sessionUid, ...proof })
    .onConflict((conflict) => conflict.column('session_uid').doUpdateSet(proof))
    .execute();
}

/** Notes that a second factor was shown in a session, which is no proof by itself. */
export async function noteFactor(
  db: Kysely<Database>,
  sessionUid: string,
  { now, factor }: { readonly now: Date; readonly factor: FactorKind },
): Promise<void> {
  await db
    .updateTable('accounts.session_proof')
    .set({ factor_at: now, factor_kind: factor })
    .where('session_uid', '=', sessionUid)
    .execute();
}

export async function deleteProofsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.session_proof').where('proved_at', '<', before).execute();
}
