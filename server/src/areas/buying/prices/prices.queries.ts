import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../platform/db/Database.ts';
import type { DiscountTierTable, PriceTable } from '../../../platform/db/tables/prices.ts';

/** All past, current and future prices by product and currency, the oldest first. */
export async function allPrices(db: Kysely<Database>): Promise<readonly PriceTable[]> {
  return db
    .selectFrom('manager.price')
    .selectAll()
    .orderBy('product')
    .orderBy('currency')
    .orderBy('valid_from')
    .execute();
}

/** All discount tiers by rule and date, the lowest first. */
export async function allTiers(db: Kysely<Database>): Promise<readonly DiscountTierTable[]> {
  return db
    .selectFrom('manager.discount_tier')
    .selectAll()
    .orderBy('rule')
    .orderBy('valid_from')
    .orderBy('threshold')
    .execute();
}

/** Sets a product's prices from a date on; replaces a row of the same date. */
export async function setPrice(
  trx: Kysely<Database>,
  { month_price, year_price, ...of }: Insertable<PriceTable>,
): Promise<void> {
  await trx
    .insertInto('manager.price')
    .values({ ...of, month_price, year_price })
    .onConflict((conflict) =>
      conflict
        .columns(['product', 'currency', 'valid_from'])
        .doUpdateSet({ month_price, year_price }),
    )
    .execute();
}

/** Sets all tiers of a rule from a date on; replaces those of the same date. */
export async function setTiers(
  trx: Kysely<Database>,
  rule: DiscountTierTable['rule'],
  valid_from: string,
  tiers: readonly Pick<DiscountTierTable, 'threshold' | 'rate_bp'>[],
): Promise<void> {
  await trx
    .deleteFrom('manager.discount_tier')
    .where('rule', '=', rule)
    .where('valid_from', '=', valid_from)
    .execute();
  await trx
    .insertInto('manager.discount_tier')
    .values(tiers.map((tier) => ({ rule, valid_from, ...tier })))
    .execute();
}
