import { tokyoDay, type DocumentKind } from '@portal/shared/domain';
import type { OrderRecord } from '../orders/orders.queries.ts';

const letters: Readonly<Record<DocumentKind, string>> = {
  invoice: 'I',
  delivery: 'D',
  receipt: 'R',
  credit: 'N',
};

/**
 * The number of a document: the order's number, a letter for the kind, and the version, as in
 * `S20261100001-I1`.
 */
export function documentNumber(order: string, kind: DocumentKind, version: number): string {
  return `${order}-${letters[kind]}${version}`;
}

/** The date of a document: date of billing, delivery, payment or refund. */
export function documentDay(
  order: Pick<
    OrderRecord,
    'billdate' | 'created_at' | 'deliveried_at' | 'completed_at' | 'refunded_at'
  >,
  kind: DocumentKind,
): string {
  if (kind === 'invoice') return order.billdate ?? tokyoDay(order.created_at);
  const instants = {
    delivery: order.deliveried_at,
    receipt: order.completed_at,
    credit: order.refunded_at,
  };
  return tokyoDay(instants[kind] ?? order.created_at);
}
