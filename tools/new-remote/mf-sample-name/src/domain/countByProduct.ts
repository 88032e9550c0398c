import type { Product } from '@portal/shared/domain';

/** How many of each product there are. */
export function countByProduct(products: readonly Product[]): Readonly<Record<Product, number>> {
  const count = (product: Product) => products.filter((one) => one === product).length;
  return { cd: count('cd'), pd: count('pd') };
}
