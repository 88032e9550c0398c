import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/**
 * Takes `count` numbers in a row of one kind, from 1 and without gaps: a transaction that is undone
 * gives them back. Others of the kind wait until it ends, so take them last. @returns the first.
 */
export async function takeNumbers(
  trx: Kysely<Database>,
  prefix: string,
  count: number,
): Promise<number> {
  if (count === 0) return 0;
  const { n } = await trx
    .insertInto('portal.counter')
    .values({ prefix, n: count })
    .onConflict((conflict) =>
      conflict
        .column('prefix')
        .doUpdateSet((eb) => ({ n: eb('portal.counter.n', '+', eb.ref('excluded.n')) })),
    )
    .returning('n')
    .executeTakeFirstOrThrow();
  return n - count + 1;
}
