import type { CalendarDay, PaymentWay } from '@portal/shared/domain';
import type { BankAccount } from '../orders/BankAccount.ts';

interface PaymentDays {
  readonly billDate: CalendarDay;
  readonly dueDate: CalendarDay;
}

/** The terms of a cart that is ordered now, as the final confirmation shows them. */
export interface OrderTerms {
  /** The day in Tokyo that they are of, by the server's clock. */
  readonly today: CalendarDay;
  /** The ways to pay that the team has, in the order in which screens offer them. */
  readonly ways: readonly PaymentWay[];
  /** Bank account for the transfer; `null` for agents. */
  readonly bank: BankAccount | null;
  readonly prepay: PaymentDays;
  /** Days of a postpaid order; `null` where that is not offered. */
  readonly postpay: PaymentDays | null;
  /**
   * Number of business days after payment or approval by which licenses are issued at the latest.
   */
  readonly deliveryBusinessDays: number;
}
