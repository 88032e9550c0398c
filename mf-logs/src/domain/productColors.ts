import type { Product } from '@portal/shared/domain';

/** Each product has its color in all charts that show both. */
export const productColors: Readonly<Record<Product, 'first' | 'second'>> = {
  cd: 'first',
  pd: 'second',
};
