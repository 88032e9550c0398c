import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { products, type Product } from '../../products/Product.ts';
import { yearOfUse } from './yearOfUse.ts';

/** Largest quantity of one product and contract length in one order. */
export const maxQuantity = 20;
/** Largest number of months of a contract or renewal; the smallest is 1. */
export const maxMonths = 12;

/** Names of the contract lengths in a stored cart and on the wire. */
export const monthKeys = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
] as const;
export type MonthKey = (typeof monthKeys)[number];

/** Quantities of one product by contract length; a missing one is 0. */
export type Quantities = Readonly<Partial<Record<MonthKey, number | undefined>>>;

/** Kinds of lines in a cart and of items in an order. */
export const lineKinds = ['new', 'renewal'] as const;
export type LineKind = (typeof lineKinds)[number];

/**
 * A line of a cart: new licenses of one product and contract length, or the renewal of one license.
 */
export interface CartLine {
  readonly kind: LineKind;
  readonly product: Product;
  /** 1 to 12. */
  readonly months: number;
  /** Number of licenses; 1 for a renewal. */
  readonly quantity: number;
  /** Id of the renewed license; `null` for new licenses. */
  readonly licenseId: string | null;
  /** The year of use that a renewal begins (`yearOfUse`); `null` for new licenses. */
  readonly yearOfUse: number | null;
}

export function newLine({
  product,
  months,
  quantity,
}: Pick<CartLine, 'product' | 'months' | 'quantity'>): CartLine {
  return { kind: 'new', product, months, quantity, licenseId: null, yearOfUse: null };
}

/** The cart lines of new licenses, shortest contract first; quantities of 0 make none. */
export function newLines(quantities: Readonly<Record<Product, Quantities>>): readonly CartLine[] {
  return products.flatMap((product) =>
    monthKeys.flatMap((key, index) => {
      const quantity = quantities[product][key] ?? 0;
      return quantity > 0 ? [newLine({ product, months: index + 1, quantity })] : [];
    }),
  );
}

/** A license that is renewed, and by how many months. */
export interface RenewedLicense {
  readonly id: string;
  readonly product: Product;
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  readonly months: number;
}

/** The cart line of a renewal. */
export function renewalLine({ id, product, months, ...period }: RenewedLicense): CartLine {
  const year = yearOfUse(period);
  return { kind: 'renewal', product, months, quantity: 1, licenseId: id, yearOfUse: year };
}
