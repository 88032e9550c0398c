import type { Order } from './Order.ts';

/** Whether an order is one of licenses of the EMI check, which last days instead of months. */
export function hasEmiLicense({ items }: Pick<Order, 'items'>): boolean {
  return items.some(({ months }) => months === null);
}
