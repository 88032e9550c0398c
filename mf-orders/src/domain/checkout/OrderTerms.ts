import type { CalendarDay, PaymentWay } from '@portal/shared/domain';
import type { BankAccount } from '../orders/BankAccount.ts';

interface PaymentDays {
  readonly billDate: CalendarDay;
  readonly dueDate: CalendarDay;
}

/** The facts of the final confirmation, for a cart that is ordered now. */
export interface OrderTerms {
  /** The ways to pay that the team has, in the order in which they are offered. */
  readonly ways: readonly PaymentWay[];
  /** `null` for agents. */
  readonly bank: BankAccount | null;
  readonly prepay: PaymentDays;
  /** `null` where nobody pays afterwards. */
  readonly postpay: PaymentDays | null;
  /** Licenses are issued at payment or approval, and at the latest so many business days after. */
  readonly deliveryBusinessDays: number;
}
