import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import type { OperatorTokenTable } from '../../platform/db/tables/operator.ts';

export type TokenRecord = Omit<Selectable<OperatorTokenTable>, 'hash'>;

const columns = [
  'name',
  'scopes',
  'created_at',
  'created_by',
  'expires_at',
  'ended_at',
  'last_used_at',
] as const;

/** @returns false when another token has, or had, the name */
export async function insertToken(
  trx: Kysely<Database>,
  token: Insertable<OperatorTokenTable>,
): Promise<boolean> {
  const row = await trx
    .insertInto('portal.operator_token')
    .values(token)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listTokens(db: Kysely<Database>): Promise<TokenRecord[]> {
  return db.selectFrom('portal.operator_token').select(columns).orderBy('name').execute();
}

export async function tokenByHash(
  db: Kysely<Database>,
  hash: string,
): Promise<TokenRecord | undefined> {
  return db
    .selectFrom('portal.operator_token')
    .select(columns)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Notes that a token was used, at most once a minute, so that calls in a row do not wait for it. */
export async function noteUse(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await db
    .updateTable('portal.operator_token')
    .set({ last_used_at: now })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minuteAgo)]))
    .execute();
}

/** @returns what became of it: a token that was ended before stays as it was */
export async function endToken(
  trx: Kysely<Database>,
  name: string,
  now: Date,
): Promise<'ended' | 'ended before' | 'unknown'> {
  const row = await trx
    .selectFrom('portal.operator_token')
    .select('ended_at')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.ended_at !== null) return 'ended before';
  await trx
    .updateTable('portal.operator_token')
    .set({ ended_at: now })
    .where('name', '=', name)
    .execute();
  return 'ended';
}
