import type { OrderEventTable } from '../../../../platform/db/tables/orders.ts';

/** An order event that may cause a mail to the buyer. */
export type OrderEventKind = OrderEventTable['kind'];

/** The kind of a mail about an order; for some events it depends on the payment method. */
export type OrderMailKind =
  | OrderEventKind
  | 'transfer'
  | 'credit'
  | 'card'
  | 'auto_renewal'
  | 'returned'
  | 'none';
