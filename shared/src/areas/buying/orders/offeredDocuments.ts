import { orderStatusCodes } from './OrderState.ts';
import { paymentTypeOf, type PaymentType } from './PaymentWay.ts';

/** Kinds of documents of an order, by their name in `/api/pdf/{kind}/`. */
export const documentKinds = ['invoice', 'delivery', 'receipt', 'credit'] as const;
export type DocumentKind = (typeof documentKinds)[number];

interface DocumentFacts {
  readonly status: number;
  readonly payment_type: number;
  readonly deliveried_at: unknown;
  readonly completed_at: unknown;
  readonly refunded_at: unknown;
}

/**
 * The documents that an order offers, by one rule for the menus of the screens and for the server:
 * an invoice while the order is unpaid or paid (of a postpaid order once it is delivered), a
 * delivery note once it is delivered, a receipt once it is paid, and a credit note once it is
 * refunded.
 *
 * @throws RangeError for an unknown payment type
 */
export function offeredDocuments(order: DocumentFacts): readonly DocumentKind[] {
  const { status, payment_type, deliveried_at, completed_at, refunded_at } = order;
  const isOpen = status === orderStatusCodes.unpaid || status === orderStatusCodes.paid;
  const isBilled: Readonly<Record<PaymentType, boolean>> = {
    prepay: true,
    postpay: deliveried_at !== null,
  };
  const offered: Readonly<Record<DocumentKind, boolean>> = {
    invoice: isOpen && isBilled[paymentTypeOf(payment_type)],
    delivery: deliveried_at !== null,
    receipt: completed_at !== null,
    credit: refunded_at !== null,
  };
  return documentKinds.filter((kind) => offered[kind]);
}
