import type { Kysely } from 'kysely';
import type { Database } from '../../db/Database.ts';

/** Holds an account until the transaction ends, so that its factors change one after the other. */
export async function lockAccount(trx: Kysely<Database>, id: string): Promise<void> {
  await trx
    .selectFrom('accounts.account')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}
