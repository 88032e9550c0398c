import type {
  CalendarDay,
  Currency,
  DocumentKind,
  ListedOrder,
  Locale,
  PriceBreakdown,
  Product,
  StoredCart,
} from '@portal/shared/domain';
import type { BankAccount } from './BankAccount.ts';
import type { OrderAmounts } from './OrderAmounts.ts';
import type { OrderEvent } from './OrderEvent.ts';

/**
 * How far the money of an order is that is paid by card: `processing` the gateway has not said yet,
 * `challenge` the holder is to prove who they are. `refund_due` and `refunded` are of bank transfers
 * as well: money that goes back, or has gone.
 */
export type MoneyState = 'processing' | 'challenge' | 'paid' | 'failed' | 'refund_due' | 'refunded';

/** An order as the history lists it. Amounts are major units. */
export interface OrderSummary extends ListedOrder {
  readonly id: string;
  readonly currency: Currency;
  /** When the licenses were issued, when it was paid, and when the money was given back. */
  readonly deliveredAt: string | null;
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  /** `null` for a bank transfer of which nothing goes back. */
  readonly moneyState: MoneyState | null;
  /** The documents that there are now. */
  readonly documents: readonly DocumentKind[];
  /** The language in which they are issued. */
  readonly documentLocale: Locale;
}

/** One line of an order. */
export interface OrderItem {
  /** In the reader's language. */
  readonly name: string;
  /** Its place among the lines. */
  readonly position: number;
  readonly months: number;
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
  /** What the order gave: first and last day. */
  readonly startsOn: CalendarDay;
  readonly endsOn: CalendarDay;
  readonly isRenewal: boolean;
}

/** An order with everything that is known of it. */
export interface Order extends OrderSummary {
  /** Why there is the order: `auto_renewal` made it ahead of licenses' end. */
  readonly origin: 'checkout' | 'auto_renewal';
  readonly items: readonly OrderItem[];
  readonly amounts: OrderAmounts;
  /** How the total comes about. */
  readonly breakdown: PriceBreakdown;
  /** Where to transfer to: of bank transfers of teams that are no agents, paid ones too. */
  readonly bank: BankAccount | null;
  /** The oldest first. */
  readonly events: readonly OrderEvent[];
  /** Empty before delivery. */
  readonly licenses: readonly OrderedLicense[];
  /** Slips that are sent by post. */
  readonly slips: StoredCart['slips'];
}
