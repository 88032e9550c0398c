import type { IntlShape, Locale } from '@portal/shared';
import type { BankAccount } from '../../domain/orders/BankAccount.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { messages } from './messages.ts';

/** The purpose of a transfer. The transfer must carry the number. */
export type PaidOrder = Pick<Order, 'number' | 'total' | 'currency'>;

interface BankFact {
  readonly name: (typeof messages)[keyof typeof messages];
  readonly shown: string;
  /** The value to type at the bank; absent when there is none. */
  readonly entered?: string;
}

/**
 * The facts of a transfer, in the order of a bank's form.
 * @param money Formats an amount. Without an order there is no amount and nothing to type yet.
 */
export function bankFacts(
  bank: BankAccount,
  order: PaidOrder | undefined,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
  money: (amount: number, currency: Order['currency']) => string,
): readonly BankFact[] {
  const named = (name: string, code: string) => formatMessage(messages.named, { name, code });
  const facts: readonly (BankFact | false)[] = [
    order !== undefined && {
      name: messages.amount,
      shown: money(order.total, order.currency),
      entered: String(order.total),
    },
    {
      name: messages.bank,
      shown: named(bank.bank[locale], bank.bankCode),
      entered: bank.bank[locale],
    },
    {
      name: messages.branch,
      shown: named(bank.branch[locale], bank.branchCode),
      entered: bank.branch[locale],
    },
    {
      name: messages.account,
      shown: formatMessage(messages.accountOf, { type: bank.type[locale], number: bank.number }),
      entered: bank.number,
    },
    { name: messages.holder, shown: bank.holder[locale], entered: bank.holder[locale] },
    bank.swift !== null && { name: messages.swift, shown: bank.swift, entered: bank.swift },
    order !== undefined && {
      name: messages.reference,
      shown: order.number,
      entered: order.number,
    },
    { name: messages.fee, shown: formatMessage(messages.feeOfPayer) },
  ];
  return facts.filter((fact) => fact !== false);
}
