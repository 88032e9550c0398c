import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { TotpTable } from '../../../platform/db/tables/accountSecurity.ts';

/** The authenticator app of an account, confirmed or not. */
export async function totpOf(
  db: Kysely<Database>,
  accountId: string,
): Promise<Selectable<TotpTable> | undefined> {
  return db
    .selectFrom('accounts.totp')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Stores a secret that is not confirmed yet; an active one stays. */
export async function savePendingTotp(
  db: Kysely<Database>,
  accountId: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<void> {
  const pending = { pending_secret: secret, pending_at: now };
  await db
    .insertInto('accounts.totp')
    .values({ account_id: accountId, ...pending })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(pending))
    .execute();
}

interface Confirmed {
  /** The secret as stored; when it is gone, another set-up has begun. */
  readonly secret: string;
  readonly step: number;
  readonly now: Date;
}

/** Activates a stored secret. @returns whether it was still there */
export async function confirmTotp(
  trx: Kysely<Database>,
  accountId: string,
  { secret, step, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.totp')
    .set({
      secret,
      confirmed_at: now,
      last_step: step,
      last_used_at: null,
      pending_secret: null,
      pending_at: null,
    })
    .where('account_id', '=', accountId)
    .where('pending_secret', '=', secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up the code of a period. @returns whether it was not used before */
export async function takeTotpStep(
  trx: Kysely<Database>,
  accountId: string,
  { secret, step, now }: Confirmed,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts.totp')
    .set({ last_step: step, last_used_at: now })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was an active one */
export async function deleteTotp(trx: Kysely<Database>, accountId: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('accounts.totp')
    .where('account_id', '=', accountId)
    .returning('secret')
    .executeTakeFirst();
  return typeof deleted?.secret === 'string';
}
