import type { OrderEvent } from '@portal/shared/contracts';
import type { Currency, DiscountRule, OrderItemKind, Product, Locale } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

/** Amounts in minor units of the currency. */
export interface OrderTable {
  id: string;
  team_id: string;
  user_id: string;
  /** Display number: `S` or `C`, year, month and five digits. */
  number: string;
  /**
   * 0 unpaid, 1 paid, 2 card authentication failed, 98 cancelled by the customer, 99 by the vendor.
   */
  status: number;
  /** 1 prepay, 2 postpay. */
  payment_type: number;
  /** 1 bank transfer, 2 card. */
  payment_method: number;
  /** Postpay only: whether the operator has approved the credit. */
  permit_after_pay: Generated<boolean>;
  /** ISO 3166-1 alpha-2; decided currency, tax and paper slips. */
  country_code: string;
  currency: Currency;
  /** First day of new licenses. */
  start_at: string;
  item_total: number;
  /** 0 or below. */
  adjustment_total: number;
  tax: number;
  /** Paper slips, tax included. */
  commission: number;
  total: number;
  /** Breakdown of the total; `readBreakdown` reads every version. */
  explanation: ColumnType<unknown, string, never>;
  paper_invoice: Generated<boolean>;
  paper_delivery: Generated<boolean>;
  paper_receipt: Generated<boolean>;
  quotation_id: ColumnType<string | null, string | null | undefined>;
  idempotency_key: string;
  created_at: Date;
  billdate: ColumnType<string | null, string | null | undefined>;
  duedate: ColumnType<string | null, string | null | undefined>;
  deliveried_at: ColumnType<Date | null, Date | null | undefined>;
  completed_at: ColumnType<Date | null, Date | null | undefined>;
  /** Version. */
  version: Generated<number>;
  origin: Generated<'checkout' | 'auto_renewal'>;
  /** Language of the order's mails and documents. */
  locale: Generated<Locale>;
  /** Version of the final confirmation shown to the buyer. */
  terms: ColumnType<string | null, string | null | undefined>;
  /** SHA-256 of the request, which distinguishes a retry from another order under the same key. */
  request_hash: Generated<string>;
  refunded_at: ColumnType<Date | null, Date | null | undefined>;
  /** When the paper slips were posted. */
  slips_posted_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface OrderItemTable {
  order_id: string;
  /** Position in the order, from 1. */
  no: number;
  kind: OrderItemKind;
  /** Null for an EMI license, like its months. */
  product: Product | null;
  /** Renewal only: the license. */
  license_id: string | null;
  months: number | null;
  /** EMI license only: name of its project. */
  label: ColumnType<string | null, string | null | undefined>;
  /** First and last day of the ordered period. */
  start_at: string;
  end_at: string;
  /** Unit price. */
  price: number;
  quantity: number;
  subtotal: number;
  /** Hundredths of a percent. */
  tax_bp: number;
}

export interface OrderDiscountTable {
  order_id: string;
  no: number;
  rule: DiscountRule;
  product: Product;
  /** The applied tier: lower bound, and upper bound or none. */
  tier_from: number;
  tier_to: number | null;
  /** Licenses counted towards it. */
  count: number;
  rate_bp: number;
  base: number;
  /** Negative. */
  amount: number;
}

/** Base and tax of one rate over the whole order, slips included. */
export interface OrderTaxTable {
  order_id: string;
  rate_bp: number;
  base: number;
  tax: number;
}

/** An event in an order's life, visible to the customer. */
export interface OrderEventTable {
  order_id: string;
  /** Position in the order, from 1. */
  no: number;
  at: Date;
  kind: OrderEvent['kind'];
  /** Person id, `operator` or `system`. */
  actor: string;
}

/** Mails written about an order. */
export interface OrderMailTable {
  order_id: string;
  kind: OrderEvent['kind'];
}

/** A payment of an order; at most one is pending and one paid. */
export interface PaymentTable {
  /** Its id at the gateway. */
  id: string;
  order_id: string;
  /** 1 bank transfer, 2 card. */
  method: number;
  state: PaymentState;
  /** Minor units of the order's currency. */
  amount: number;
  /** Card only: the customer id at the gateway. */
  customer: string | null;
  card_id: string | null;
  /** The gateway's reason for a failure, or the amount taken instead. */
  reason: ColumnType<string | null, string | null | undefined>;
  /** Card payment of an existing order only: idempotency key of the call. */
  idempotency_key: ColumnType<string | null, string | null | undefined>;
  /** Card only: deadline for the holder's authentication. */
  expires_at: Date | null;
  /** When the gateway was last polled. */
  checked_at: Date;
  created_at: Date;
}
/** `mismatch`: the gateway captured another amount than the order's. */
export type PaymentState =
  | 'processing'
  | 'challenge'
  | 'mismatch'
  | 'paid'
  | 'failed'
  | 'refund_due'
  | 'refunded';

/** A transfer to the vendor's account, in yen. */
export interface BankLineTable {
  id: string;
  /** Digest of its content and of the number of equal lines before it in the statement. */
  hash: string;
  /** How the digest contains the payer: 3 as compared, 2 as written; `null` before 2026-11-30. */
  reader: ColumnType<number | null, number | undefined, never>;
  /** `YYYY-MM-DD` */
  booked_on: string;
  amount: number;
  /** The bank's text in NFKC. */
  payer: string;
  outcome: BankLineOutcome;
  /** The order that it pays or names. */
  order_id: string | null;
  imported_at: Date;
  /** When the operator closed a line that pays no order. */
  resolved_at: ColumnType<Date | null, Date | null | undefined>;
  note: ColumnType<string | null, string | null | undefined>;
}
export type BankLineOutcome =
  | 'paid'
  | 'partial'
  | 'over'
  | 'already_paid'
  | 'order_over'
  | 'unclear';

/**
 * Column layout of a bank's statements, as entered by an operator when the header does not tell it.
 */
export interface BankLayoutTable {
  /** Digest of the column names, or of the column contents' form without a header. */
  signature: string;
  layout: ColumnType<StoredLayout, string, string>;
  said_at: Date;
}
/** Column indexes from 0: day (or year, month and day), deposit, payer, direction. */
export interface StoredLayout {
  readonly date: readonly number[];
  readonly deposit: number;
  readonly payer: readonly number[];
  readonly direction?: number;
}

export interface OrdersTables {
  'manager.bank_layout': BankLayoutTable;
  'manager.bank_line': BankLineTable;
  'manager.order_event': OrderEventTable;
  'manager.order_mail': OrderMailTable;
  'manager.payment': PaymentTable;
  'manager.order': OrderTable;
  'manager.order_item': OrderItemTable;
  'manager.order_discount': OrderDiscountTable;
  'manager.order_tax': OrderTaxTable;
}
