import type { Product } from '@portal/shared/domain';

/** The color of each product in charts that show both. */
export const productColors: Readonly<Record<Product, 'first' | 'second'>> = {
  cd: 'first',
  pd: 'second',
};
