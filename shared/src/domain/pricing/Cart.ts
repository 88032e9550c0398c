import { products, type Product } from '../licenses/Product.ts';

/** Of one product and contract length in one order. */
export const maxQuantity = 20;
/** Contracts and renewals have 1 to 12 months. */
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

/** Quantities of one product by contract length; what is not named is 0. */
export type Quantities = Readonly<Partial<Record<MonthKey, number | undefined>>>;

/** What a line of a cart, and an item of an order, gives. */
export const lineKinds = ['new', 'renewal'] as const;
export type LineKind = (typeof lineKinds)[number];

/** New licenses of one product and length. */
export interface NewLine {
  readonly kind: 'new';
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

/** One license that goes on. */
export interface RenewalLine {
  readonly kind: 'renewal';
  readonly licenseId: string;
  readonly product: Product;
  readonly months: number;
  /** The year of use that the renewal begins; see `yearOfUse`. */
  readonly yearOfUse: number;
}

export type CartLine = NewLine | RenewalLine;

/** How many licenses a line is about. */
export function licensesIn(line: CartLine): number {
  switch (line.kind) {
    case 'new':
      return line.quantity;
    case 'renewal':
      return 1;
  }
}

/** What is to be priced. */
export interface Cart {
  readonly lines: readonly CartLine[];
  /** How many slips on paper: invoice, delivery note, receipt. */
  readonly paperSlips: number;
}

/** The lines of what is bought new, shortest contract first; quantities of 0 make none. */
export function newLines(quantities: Readonly<Record<Product, Quantities>>): readonly NewLine[] {
  return products.flatMap((product) =>
    monthKeys.flatMap((key, index) => {
      const quantity = quantities[product][key] ?? 0;
      return quantity > 0 ? [{ kind: 'new' as const, product, months: index + 1, quantity }] : [];
    }),
  );
}
