import { products, type Product } from '../../products/Product.ts';

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

/** A line of new licenses of one product and contract length. */
export interface NewLine {
  readonly kind: 'new';
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

/** A line that renews one license. */
export interface RenewalLine {
  readonly kind: 'renewal';
  readonly licenseId: string;
  readonly product: Product;
  readonly months: number;
  /** The year of use that the renewal begins; see `yearOfUse`. */
  readonly yearOfUse: number;
}

export type CartLine = NewLine | RenewalLine;

/** The number of licenses in a line. */
export function licensesIn(line: CartLine): number {
  switch (line.kind) {
    case 'new':
      return line.quantity;
    case 'renewal':
      return 1;
  }
}

/** A cart to be priced. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** Number of paper slips: invoice, delivery note, receipt. */
  readonly paperSlips: number;
}

/** The cart lines of new licenses, shortest contract first; quantities of 0 make none. */
export function newLines(quantities: Readonly<Record<Product, Quantities>>): readonly NewLine[] {
  return products.flatMap((product) =>
    monthKeys.flatMap((key, index) => {
      const quantity = quantities[product][key] ?? 0;
      return quantity > 0 ? [{ kind: 'new' as const, product, months: index + 1, quantity }] : [];
    }),
  );
}
