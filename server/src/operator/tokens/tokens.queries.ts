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

/** @returns false when the name is or was taken */
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

/** Records a token's use, at most once a minute to avoid contention. */
export async function noteUse(db: Kysely<Database>, name: string, now: Date): Promise<void> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  await db
    .updateTable('portal.operator_token')
    .set({ last_used_at: now })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', minuteAgo)]))
    .execute();
}

/** @returns the outcome; a token that was already ended is unchanged */
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

type TokenState = 'active' | 'expired' | 'ended';

/** Whether a token is valid, and if not, why. `ended` takes precedence over `expired`. */
export function tokenState(
  { expires_at, ended_at }: Pick<TokenRecord, 'expires_at' | 'ended_at'>,
  now: Date,
): TokenState {
  if (ended_at !== null) return 'ended';
  return expires_at <= now ? 'expired' : 'active';
}
