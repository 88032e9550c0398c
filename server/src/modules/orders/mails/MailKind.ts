import type { OrderEventTable } from '../../../db/tables/orders.ts';

/** What happened to an order that its buyer is told of. */
export type OrderEventKind = OrderEventTable['kind'];

/** Which words a mail has: of some events it depends on how the order is paid. */
export type MailKind =
  OrderEventKind | 'transfer' | 'credit' | 'card' | 'auto_renewal' | 'returned' | 'none';
