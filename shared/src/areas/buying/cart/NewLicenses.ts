import { isProduct } from '../../products/Product.ts';
import { maxMonths, maxQuantity, type CartLine } from '../pricing/CartLine.ts';

/** New licenses of one product and contract length. */
export type NewLicenses = Pick<CartLine, 'product' | 'months' | 'quantity'>;

/**
 * Reads new licenses as an address names them, such as `cd:12:3`: product, months and quantity.
 * `null` if the text is not understood.
 */
export function readNewLicenses(text: string, separator: string): NewLicenses | null {
  const [product, months, quantity, ...rest] = text.split(separator);
  const counts = { months: countOf(months, maxMonths), quantity: countOf(quantity, maxQuantity) };
  if (!isProduct(product) || rest.length > 0) return null;
  return counts.months === 0 || counts.quantity === 0 ? null : { product, ...counts };
}

/** A whole number from 1 to `most`; 0 for any other text. */
function countOf(text: string | undefined, most: number): number {
  const count = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 0;
  return count <= most ? count : 0;
}
