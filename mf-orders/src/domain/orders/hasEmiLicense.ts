import type { Order } from './Order.ts';

/** Whether an order is for EMI check licenses, which are measured in days. */
export function hasEmiLicense({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ months }) => months === null);
}
