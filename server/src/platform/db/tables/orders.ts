import type { OrderEvent } from '@portal/shared/contracts';
import type { Currency, DiscountRule, OrderItemKind, Product, Locale } from '@portal/shared/domain';
import type { ColumnType, Generated } from 'kysely';

/** Amounts in minor units of the currency. */
export interface OrderTable {
  id: string;
  team_id: string;
  user_id: string;
  /** For people: `S` or `C`, year, month and five digits. */
  number: string;
  /** 0 unpaid, 1 paid, 2 card authentication failed, 98 cancelled by the customer, 99 by us. */
  status: number;
  /** 1 prepay, 2 postpay. */
  payment_type: number;
  /** 1 bank transfer, 2 card. */
  payment_method: number;
  /** Of a postpay order: whether the operator has approved the credit. */
  permit_after_pay: Generated<boolean>;
  /** ISO 3166-1 alpha-2; decided currency, tax and slips. */
  country_code: string;
  currency: Currency;
  /** First day of new licenses. */
  start_at: string;
  item_total: number;
  /** 0 or below. */
  adjustment_total: number;
  tax: number;
  /** Slips on paper, tax included. */
  commission: number;
  total: number;
  /** How the total comes about; `readBreakdown` reads every version. */
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
  /** Counts changes. */
  version: Generated<number>;
  origin: Generated<'checkout' | 'auto_renewal'>;
  /** Language of the order's mails and documents. */
  locale: Generated<Locale>;
  /** Version of the final confirmation that the buyer saw. */
  terms: ColumnType<string | null, string | null | undefined>;
  /** SHA-256 of the request, to tell a repetition from another order under the same key. */
  request_hash: Generated<string>;
  refunded_at: ColumnType<Date | null, Date | null | undefined>;
  /** When the slips on paper went to the post. */
  slips_posted_at: ColumnType<Date | null, Date | null | undefined>;
}

export interface OrderItemTable {
  order_id: string;
  /** Counts from 1 in an order. */
  no: number;
  kind: OrderItemKind;
  /** Null of a license of the EMI check, like its months. */
  product: Product | null;
  /** Of a renewal: the license that goes on. */
  license_id: string | null;
  months: number | null;
  /** Of a license of the EMI check: the name of its project; null of all others. */
  label: ColumnType<string | null, string | null | undefined>;
  /** First and last day of what is ordered. */
  start_at: string;
  end_at: string;
  /** Of one. */
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
  /** The tier that applied: from, and up to or without end. */
  tier_from: number;
  tier_to: number | null;
  /** Licenses that it counted. */
  count: number;
  rate_bp: number;
  base: number;
  /** Below 0. */
  amount: number;
}

/** Base and tax of one rate over everything, slips included. */
export interface OrderTaxTable {
  order_id: string;
  rate_bp: number;
  base: number;
  tax: number;
}

/** What a customer sees of an order's life. */
export interface OrderEventTable {
  order_id: string;
  /** Counts from 1 in an order. */
  no: number;
  at: Date;
  kind: OrderEvent['kind'];
  /** Person's id, `operator` or `system`. */
  actor: string;
}

/** Mails of an order that were written. */
export interface OrderMailTable {
  order_id: string;
  kind: OrderEvent['kind'];
}

/** The money of an order; it has at most one payment that is under way, and one that is paid. */
export interface PaymentTable {
  /** What the gateway knows it by. */
  id: string;
  order_id: string;
  /** 1 bank transfer, 2 card. */
  method: number;
  state: PaymentState;
  /** Minor units of the order's currency. */
  amount: number;
  /** Of a card: whose it is at the gateway. */
  customer: string | null;
  card_id: string | null;
  /** Why it failed, or what was taken instead, as the gateway says. */
  reason: ColumnType<string | null, string | null | undefined>;
  /** Of a card that pays an order which was placed before: the key of the call. */
  idempotency_key: ColumnType<string | null, string | null | undefined>;
  /** Of a card: until when its holder may go on. */
  expires_at: Date | null;
  /** When the gateway was last asked. */
  checked_at: Date;
  created_at: Date;
}
/** `mismatch`: the gateway has taken another amount than the order's. */
export type PaymentState =
  | 'processing'
  | 'challenge'
  | 'mismatch'
  | 'paid'
  | 'failed'
  | 'refund_due'
  | 'refunded';

/** A transfer on the vendor's account, in yen. */
export interface BankLineTable {
  id: string;
  /** Of its content, and how many lines like it came before it in the same statement. */
  hash: string;
  /** How the payer in the digest was read: 2; `null` before 2026-11-30. */
  reader: ColumnType<number | null, number | undefined, never>;
  /** `YYYY-MM-DD` */
  booked_on: string;
  amount: number;
  /** As the bank has it, composed (NFKC). */
  payer: string;
  outcome: BankLineOutcome;
  /** The order that it pays, or that it names. */
  order_id: string | null;
  imported_at: Date;
  /** When the operator was done with one that pays no order. */
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

/** Which column is what in statements of a bank that do not tell it, as an operator has said. */
export interface BankLayoutTable {
  /** Digest of the columns' names, or without any of what stands in them. */
  signature: string;
  layout: ColumnType<StoredLayout, string, string>;
  said_at: Date;
}
/** Columns from 0: of the day (or of year, month and day), the deposit, the payer, the direction. */
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
