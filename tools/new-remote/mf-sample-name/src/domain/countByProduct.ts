import type { Product } from '@portal/shared/domain';

/** The number of licenses of each product. */
export function countByProduct(products: readonly Product[]): Readonly<Record<Product, number>> {
  const count = (product: Product) => products.filter((one) => one === product).length;
  return { cd: count('cd'), pd: count('pd') };
}
