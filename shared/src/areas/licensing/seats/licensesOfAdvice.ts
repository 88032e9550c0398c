import type { Product } from '../../products/Product.ts';
import type { NewLicenses } from '../../buying/cart/NewLicenses.ts';
import { maxMonths, maxQuantity } from '../../buying/pricing/CartLine.ts';

/**
 * What goes into the cart for an advice to buy licenses: for a year, and no more than one order
 * takes.
 *
 * @param count above 0
 */
export function licensesOfAdvice(product: Product, count: number): NewLicenses {
  return { product, months: maxMonths, quantity: Math.min(count, maxQuantity) };
}
