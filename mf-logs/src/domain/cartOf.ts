import { maxQuantity, type Product } from '@portal/shared/domain';
import type { Advice } from './UsageInsight.ts';

/**
 * What the store is asked to put into the cart for an advice: licenses for a year, no more than one
 * order takes.
 */
export function cartOf({ product, count }: Pick<Advice, 'product' | 'count'>): {
  readonly product: Product;
  readonly months: number;
  readonly quantity: number;
} {
  return { product, months: 12, quantity: Math.min(count, maxQuantity) };
}
