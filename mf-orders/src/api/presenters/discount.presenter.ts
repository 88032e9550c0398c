import type { DiscountRow } from '@portal/shared/contracts';
import type { DiscountLine } from '../../domain/orders/OrderAmounts.ts';

export function presentDiscount({ summary, price }: DiscountRow): DiscountLine {
  return { text: summary, amount: price };
}
