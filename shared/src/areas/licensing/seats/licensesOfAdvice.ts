import type { Product } from '../../products/Product.ts';
import { maxMonths, maxQuantity } from '../../buying/pricing/CartLine.ts';

/** New licenses of one product as a link to the store's cart names them. */
export interface LicensesOfAdvice {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
}

/**
 * What goes into the cart for an advice to buy licenses: for a year, and no more than one order
 * takes.
 *
 * @param count above 0
 */
export function licensesOfAdvice(product: Product, count: number): LicensesOfAdvice {
  return { product, months: maxMonths, quantity: Math.min(count, maxQuantity) };
}
