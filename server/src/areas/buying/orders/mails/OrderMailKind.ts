import type { OrderEventTable } from '../../../../platform/db/tables/orders.ts';

/** An event of an order that its buyer may be told of. */
export type OrderEventKind = OrderEventTable['kind'];

/** The kind of a mail about an order; for some events it depends on how the order is paid. */
export type OrderMailKind =
  | OrderEventKind
  | 'transfer'
  | 'credit'
  | 'card'
  | 'auto_renewal'
  | 'returned'
  | 'none';
