import type { IntlShape, Locale } from '@portal/shared';
import type { BankAccount } from '../../domain/orders/BankAccount.ts';
import type { OrderAmounts } from '../../domain/orders/OrderAmounts.ts';
import { messages } from './messages.ts';

/** What a transfer is for. */
export interface PaidOrder {
  /** The transfer must name it. */
  readonly number: string;
  readonly amounts: Pick<OrderAmounts, 'total' | 'currency'>;
}

interface BankFact {
  readonly name: (typeof messages)[keyof typeof messages];
  readonly shown: string;
  /** What is entered at the bank; left out when nothing is. */
  readonly entered?: string;
}

/**
 * What somebody who makes a transfer is told, in the order of a bank's form.
 * @param money Writes an amount; without an order, there is no amount and nothing to enter yet
 */
export function bankFacts(
  bank: BankAccount,
  order: PaidOrder | undefined,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locale: Locale,
  money: (amount: number, currency: OrderAmounts['currency']) => string,
): readonly BankFact[] {
  const named = (name: string, code: string) => formatMessage(messages.named, { name, code });
  const facts: readonly (BankFact | false)[] = [
    order !== undefined && {
      name: messages.amount,
      shown: money(order.amounts.total, order.amounts.currency),
      entered: String(order.amounts.total),
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
