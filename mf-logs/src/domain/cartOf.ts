import type { Product } from '@portal/shared/domain';
import type { Advice } from './UsageInsight.ts';

/** The most sets of a product in one order. */
const mostInOrder = 20;

/** What the store is asked to put into the cart for an advice: licenses for a year. */
export function cartOf({ product, count }: Pick<Advice, 'product' | 'count'>): {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
} {
  return { product, months: 12, quantity: Math.min(count, mostInOrder) };
}
