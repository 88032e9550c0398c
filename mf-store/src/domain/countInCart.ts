import { newLines, type Product, type Cart } from '@portal/shared/domain';

/** Counts the new licenses of a product in the cart. */
export function countInCart({ quantities }: Pick<Cart, 'quantities'>, product: Product): number {
  return newLines(quantities)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
