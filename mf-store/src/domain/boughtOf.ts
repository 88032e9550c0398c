import { newLines, type Product, type StoredCart } from '@portal/shared/domain';

/** How many new licenses of a product are in the cart. */
export function boughtOf({ quantities }: Pick<StoredCart, 'quantities'>, product: Product): number {
  return newLines(quantities)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
