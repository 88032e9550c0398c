import { presentListedOrder, type OrderRow } from '@portal/shared/contracts';
import { offeredDocuments } from '@portal/shared/domain';
import type { OrderSummary } from '../../domain/orders/Order.ts';

export function presentOrderSummary(row: OrderRow): OrderSummary {
  return {
    ...presentListedOrder(row),
    id: row.id,
    currency: row.currency,
    documentLocale: row.locale,
    deliveredAt: row.deliveried_at,
    paidAt: row.completed_at,
    refundedAt: row.refunded_at,
    moneyState: row.payment_state,
    documents: offeredDocuments(row),
  };
}
