import {
  byProduct,
  type CalendarDay,
  type Currency,
  type PriceList,
  type Product,
  type TaxRate,
  taxRates,
  countryTerms,
} from '@portal/shared/domain';
import type { Kysely } from 'kysely';
import type { Announcements } from '../../../platform/db/Announcements.ts';
import type { Database } from '../../../platform/db/Database.ts';
import type { DiscountTierTable, PriceTable } from '../../../platform/db/tables/prices.ts';
import { allPrices, allTiers } from './prices.queries.ts';

declare module '../../../platform/Deps.ts' {
  interface Deps {
    readonly prices: PriceBook;
  }
}

/** Prices and discounts of one day, for all currencies. */
interface DayPrices extends Pick<PriceList, 'volume' | 'duration'> {
  readonly day: CalendarDay;
  readonly taxRates: readonly TaxRate[];
  readonly prices: Readonly<Record<Currency, PriceList['prices']>>;
}

/** The dated tables of prices and discounts, cached for some seconds. */
export interface PriceBook {
  on(day: CalendarDay): Promise<DayPrices>;
  /** Clears the cache; call it after a change. */
  forget(): void;
}

/** Age limit of the cache, for processes that miss a change. */
const keptMs = 10_000;

interface Tables {
  readonly until: number;
  readonly rows: Promise<readonly [readonly PriceTable[], readonly DiscountTierTable[]]>;
  readonly days: Map<CalendarDay, Promise<DayPrices>>;
}

interface Options {
  /** Announce changes by other processes. */
  readonly announcements?: Pick<Announcements, 'hear'>;
  /** Tax rates; default: the statutory ones. */
  readonly rates?: readonly TaxRate[];
}

export function createPriceBook(
  db: Kysely<Database>,
  clock: () => Date,
  { announcements, rates = taxRates }: Options = {},
): PriceBook {
  let tables: Tables | undefined;
  const forget = () => {
    tables = undefined;
  };
  announcements?.hear('prices', forget);

  const current = (): Tables => {
    const now = clock().getTime();
    if (tables && now < tables.until) return tables;
    const rows = Promise.all([allPrices(db), allTiers(db)]);
    const read: Tables = { until: now + keptMs, rows, days: new Map() };
    // Do not cache a failed read.
    rows.catch(() => {
      if (tables === read) tables = undefined;
    });
    tables = read;
    return read;
  };

  return {
    on: (day) => {
      const { rows, days } = current();
      const known = days.get(day);
      if (known) return known;
      const found = rows.then(([prices, tiers]) => ({
        day,
        taxRates: rates,
        ...pricesOn(prices, tiers, day),
      }));
      days.set(day, found);
      return found;
    },
    forget,
  };
}

/** @throws Error if a product has no price on the day. */
function pricesOn(
  prices: readonly PriceTable[],
  tiers: readonly DiscountTierTable[],
  day: CalendarDay,
): Omit<DayPrices, 'day' | 'taxRates'> {
  const priceOf = (currency: Currency, product: Product) => {
    const row = prices.findLast(
      (each) => each.currency === currency && each.product === product && each.valid_from <= day,
    );
    if (!row) throw new Error(`no price of ${product} in ${currency} on ${day}`);
    return { month: row.month_price, year: row.year_price };
  };
  const listOf = (currency: Currency) => byProduct((product) => priceOf(currency, product));
  const tiersOf = (rule: DiscountTierTable['rule']) => {
    const begun = tiers.filter((tier) => tier.rule === rule && tier.valid_from <= day);
    const latest = begun.at(-1)?.valid_from;
    return (
      begun
        .filter((tier) => tier.valid_from === latest)
        // A leading tier of 0 % has no effect, but a later one ends the discount.
        .filter((tier, index) => tier.rate_bp > 0 || index > 0)
        .map((tier) => ({ from: tier.threshold, rateBp: tier.rate_bp }))
    );
  };
  return {
    prices: { JPY: listOf('JPY'), USD: listOf('USD') },
    volume: tiersOf('volume'),
    duration: tiersOf('duration'),
  };
}

/** A day's prices for a country. @param country ISO 3166-1 alpha-2 */
export function priceListFor(
  { day, taxRates, prices, volume, duration }: DayPrices,
  country: string,
): PriceList {
  const terms = countryTerms(country, day, taxRates);
  return { ...terms, prices: prices[terms.currency], volume, duration };
}
