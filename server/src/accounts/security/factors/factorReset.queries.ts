import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { FactorResetTable } from '../../../platform/db/tables/accountSecurity.ts';

export type FactorResetRow = Selectable<FactorResetTable>;

export async function insertReset(
  trx: Kysely<Database>,
  reset: Insertable<FactorResetTable>,
): Promise<void> {
  await trx.insertInto('accounts.factor_reset').values(reset).execute();
}

/** When an account's second factors will be removed; undefined without a reset. */
export async function resetDueAt(
  db: Kysely<Database>,
  accountId: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('accounts.factor_reset')
    .select('due_at')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.due_at;
}

/** All open resets, the next one first. */
export async function openResets(db: Kysely<Database>) {
  return db
    .selectFrom('accounts.factor_reset as reset')
    .innerJoin('accounts.account as account', 'account.id', 'reset.account_id')
    .select(['account.email', 'reset.due_at', 'reset.team_id'])
    .where('reset.ended_at', 'is', null)
    .orderBy('reset.due_at')
    .execute();
}

/** Open resets that are due, the oldest first. */
export async function dueResets(
  db: Kysely<Database>,
  now: Date,
): Promise<readonly FactorResetRow[]> {
  return db
    .selectFrom('accounts.factor_reset')
    .selectAll()
    .where('due_at', '<=', now)
    .where('ended_at', 'is', null)
    .orderBy('due_at')
    .execute();
}

/** Identifies a reset by its id, its account, or the digest of one of its links. */
export type ResetName =
  | { readonly id: string }
  | { readonly accountId: string }
  | { readonly link: string };

/** Ends an open reset in one statement: of two simultaneous callers one gets the row. */
export async function endReset(
  trx: Kysely<Database>,
  name: ResetName,
  now: Date,
): Promise<FactorResetRow | undefined> {
  return trx
    .updateTable('accounts.factor_reset')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where((is) => {
      if ('id' in name) return is('id', '=', name.id);
      if ('accountId' in name) return is('account_id', '=', name.accountId);
      const { link } = name;
      return is.or([is('person_token_hash', '=', link), is('owner_token_hash', '=', link)]);
    })
    .returningAll()
    .executeTakeFirst();
}

export async function deleteResetsBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('accounts.factor_reset').where('ended_at', '<', before).execute();
}
