import type { Kysely } from 'kysely';
import type { Database } from './Database.ts';

/**
 * Takes `count` consecutive numbers from a gapless sequence starting at 1: a rollback returns them.
 * Concurrent callers wait until the transaction ends, so take them last. @returns the first one
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
