import type { CalendarDay, PaymentWay } from '@portal/shared/domain';
import type { BankAccount } from '../orders/BankAccount.ts';

interface PaymentDays {
  readonly billDate: CalendarDay;
  readonly dueDate: CalendarDay;
}

/** The terms for ordering a cart now, as the final confirmation shows them. */
export interface OrderTerms {
  /** The day in Tokyo when the terms were read, by the server's clock. */
  readonly today: CalendarDay;
  /** The team's payment methods, in display order. */
  readonly ways: readonly PaymentWay[];
  /** Bank account for the transfer; `null` for agents. */
  readonly bank: BankAccount | null;
  readonly prepay: PaymentDays;
  /** Dates of a postpaid order; `null` when not offered. */
  readonly postpay: PaymentDays | null;
  /** Latest number of business days from payment or approval to the issue of licenses. */
  readonly deliveryBusinessDays: number;
}
