import { Fact, Facts, FormattedMessage, useSession } from '@portal/shared';
import type { BankAccount } from '../../domain/orders/BankAccount.ts';
import { messages } from './messages.ts';

interface BankDetailsProps {
  readonly bank: BankAccount;
  /** Number of the order, which the transfer must name; left out before there is an order. */
  readonly number?: string;
}

/** The bank account for the transfer of an order. */
export function BankDetails({ bank, number }: BankDetailsProps) {
  const locale = useSession((session) => session.locale);
  return (
    <Facts>
      <Fact name={messages.bank}>
        <FormattedMessage
          {...messages.named}
          values={{ name: bank.bank[locale], code: bank.bankCode }}
        />
      </Fact>
      <Fact name={messages.branch}>
        <FormattedMessage
          {...messages.named}
          values={{ name: bank.branch[locale], code: bank.branchCode }}
        />
      </Fact>
      <Fact name={messages.account}>
        <FormattedMessage
          {...messages.accountOf}
          values={{ type: bank.type[locale], number: bank.number }}
        />
      </Fact>
      <Fact name={messages.holder}>{bank.holder[locale]}</Fact>
      {bank.swift !== null && <Fact name={messages.swift}>{bank.swift}</Fact>}
      {number !== undefined && <Fact name={messages.reference}>{number}</Fact>}
      <Fact name={messages.fee}>
        <FormattedMessage {...messages.feeOfPayer} />
      </Fact>
    </Facts>
  );
}
