import { products, type Product } from '../../products/Product.ts';
import type { CartLine } from './CartLine.ts';
import type { PricedCart, PricedDiscount, PriceLine } from './PriceBreakdown.ts';
import type { DiscountTier, PriceList } from './PriceList.ts';

/** What is priced together. */
export interface PricedItems {
  readonly lines: readonly CartLine[];
  /** Number of paper slips: invoice, delivery note, receipt. */
  readonly paperSlips: number;
}

/**
 * Prices a cart: the browser's preview, `calculate`, quotations, orders and invoices all use this
 * function. Amounts are whole minor units; only each discount and the tax are rounded, both down.
 * The order of the lines does not change any amount.
 *
 * Sources: the price of n months is (whole years × 12-month price) + (rest × 1-month price). A
 * renewal's duration discount comes first, the volume discount on the rest. Tax is computed once
 * per rate and document, as Japan's qualified invoices ask. An empty cart costs nothing, slips or
 * not.
 */
export function priceCart(
  { lines: cartLines, paperSlips }: PricedItems,
  list: PriceList,
): PricedCart {
  const lines = cartLines.map((line) => priceLine(line, list));
  const discounts = products.flatMap((product) => discountsOf(product, lines, list));
  const itemTotal = sum(lines.map(({ subtotal }) => subtotal));
  const adjustmentTotal = sum(discounts.map(({ amount }) => amount));
  const { whole, ...share } = shareOf(itemTotal + adjustmentTotal, list.taxBp);
  const tax = { ...share, amount: whole };
  const count = list.slipFee > 0 && lines.length > 0 ? paperSlips : 0;
  const slips = { count, fee: list.slipFee, amount: count * list.slipFee };
  const total = itemTotal + adjustmentTotal + tax.amount + slips.amount;
  return {
    currency: list.currency,
    lines,
    discounts,
    itemTotal,
    adjustmentTotal,
    tax,
    slips,
    total,
  };
}

/** Prices one line by itself, as a cart shows it before discounts. */
export function priceLine(line: CartLine, { prices }: Pick<PriceList, 'prices'>): PriceLine {
  const { month: monthPrice, year: yearPrice } = prices[line.product];
  const years = Math.floor(line.months / 12);
  const restMonths = line.months % 12;
  const unitPrice = years * yearPrice + restMonths * monthPrice;
  const subtotal = unitPrice * line.quantity;
  return { ...line, years, yearPrice, restMonths, monthPrice, unitPrice, subtotal };
}

function discountsOf(
  product: Product,
  lines: readonly PriceLine[],
  { duration, volume }: PriceList,
): readonly PricedDiscount[] {
  const own = lines.filter((line) => line.product === product);
  const byYear = duration.flatMap((tier, index) => {
    const to = lastOf(duration, index);
    const renewed = own.filter(
      ({ yearOfUse }) => yearOfUse !== null && isIn(yearOfUse, tier.from, to),
    );
    return discount(
      { rule: 'duration', product, count: renewed.length, to },
      tier,
      totalOf(renewed),
    );
  });
  const rest = totalOf(own) + sum(byYear.map(({ amount }) => amount));
  const sets = sum(own.map(({ quantity }) => quantity));
  const bySets = volume.flatMap((tier, index) => {
    const to = lastOf(volume, index);
    if (!isIn(sets, tier.from, to)) return [];
    return discount({ rule: 'volume', product, count: sets, to }, tier, rest);
  });
  return [...byYear, ...bySets];
}

/** The discount of a tier, in a list that is empty when nothing is left of it after rounding. */
function discount(
  facts: Pick<PricedDiscount, 'rule' | 'product' | 'count' | 'to'>,
  { from, rateBp }: DiscountTier,
  base: number,
): readonly PricedDiscount[] {
  const { whole, ...share } = shareOf(base, rateBp);
  return whole > 0 ? [{ ...facts, from, ...share, amount: -whole }] : [];
}

/**
 * The share of an amount by a rate; `whole` is rounded down in whole numbers, since a quotient
 * could already have been rounded up.
 */
function shareOf(base: number, rateBp: number) {
  const parts = base * rateBp;
  return { rateBp, base, exact: parts / 10_000, whole: (parts - (parts % 10_000)) / 10_000 };
}

function lastOf(tiers: readonly DiscountTier[], index: number): number | null {
  const next = tiers[index + 1];
  return next === undefined ? null : next.from - 1;
}

const isIn = (value: number, from: number, to: number | null): boolean =>
  value >= from && (to === null || value <= to);
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((left, right) => left + right, 0);
const totalOf = (lines: readonly PriceLine[]): number => sum(lines.map(({ subtotal }) => subtotal));
