import type {
  CalendarDay,
  Currency,
  DocumentKind,
  ListedOrder,
  Locale,
  PriceBreakdown,
  Product,
  Cart,
} from '@portal/shared/domain';
import type { BankAccount } from './BankAccount.ts';
import type { OrderEvent } from './OrderEvent.ts';

/**
 * The state of an order's money. Card payments: `processing` means that the gateway has not
 * answered yet, `challenge` that the holder must authenticate. `refund_due` and `refunded` also
 * apply to bank transfers.
 */
export type MoneyState = 'processing' | 'challenge' | 'paid' | 'failed' | 'refund_due' | 'refunded';

/** An order of the list. Amounts are in major units. */
export interface OrderSummary extends ListedOrder {
  readonly id: string;
  readonly currency: Currency;
  /** Times when the licenses were issued, the order was paid, and the money was refunded. */
  readonly deliveredAt: string | null;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  /**
   * State of the money. For a bank transfer: `null`, a refund state, or the state of the last card
   * tried.
   */
  readonly moneyState: MoneyState | null;
  /** Documents currently offered. */
  readonly documents: readonly DocumentKind[];
  /** The language in which the documents are issued. */
  readonly documentLocale: Locale;
}

export interface OrderItem {
  /** Name of the item in the reader's language. */
  readonly name: string;
  /** Number of the item within the order. */
  readonly position: number;
  /** Null for EMI check licenses, which are measured in days. */
  readonly months: number | null;
  readonly period: { readonly ja: string; readonly en: string };
  readonly unitPrice: number;
  readonly quantity: number;
  readonly subtotal: number;
}

/** A license that an order made or renewed. */
export interface OrderedLicense {
  readonly id: string;
  readonly number: string;
  readonly product: Product;
  /** First and last day that the order gave the license. */
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  readonly isRenewal: boolean;
}

/** An order with all its details. */
export interface Order extends OrderSummary {
  /** `auto_renewal`: made automatically before licenses end. */
  readonly origin: 'checkout' | 'auto_renewal';
  readonly items: readonly OrderItem[];
  /** The steps from the items to the total. */
  readonly breakdown: PriceBreakdown;
  /** The bank account for the transfer, also of a paid order; `null` for cards and agents. */
  readonly bank: BankAccount | null;
  /** Events of the order, oldest first. */
  readonly events: readonly OrderEvent[];
  /** The licenses of the order; empty before delivery. */
  readonly licenses: readonly OrderedLicense[];
  /** Paper slips sent by post. */
  readonly slips: Cart['slips'];
}
