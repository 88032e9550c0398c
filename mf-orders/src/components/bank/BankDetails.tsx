import { FormattedMessage, useSession } from '@portal/shared';
import type { Bank } from '@portal/shared/contracts';
import { Fact } from '../facts/Fact.tsx';
import { Facts } from '../facts/facts.styles.ts';
import { messages } from './messages.ts';

interface BankDetailsProps {
  readonly bank: Bank;
  /** Of the order, which the transfer names; left out before there is one. */
  readonly number?: string;
}

/** Where a bank transfer goes to. */
export function BankDetails({ bank, number }: BankDetailsProps) {
  const locale = useSession((session) => session.locale);
  const isJapanese = locale === 'ja';
  return (
    <Facts>
      <Fact name={messages.bank}>
        <FormattedMessage
          {...messages.named}
          values={{ name: isJapanese ? bank.bank_ja : bank.bank_en, code: bank.bank_code }}
        />
      </Fact>
      <Fact name={messages.branch}>
        <FormattedMessage
          {...messages.named}
          values={{ name: isJapanese ? bank.branch_ja : bank.branch_en, code: bank.branch_code }}
        />
      </Fact>
      <Fact name={messages.account}>
        <FormattedMessage
          {...messages.accountOf}
          values={{ type: isJapanese ? bank.type_ja : bank.type_en, number: bank.number }}
        />
      </Fact>
      <Fact name={messages.holder}>{isJapanese ? bank.holder_kana : bank.holder_en}</Fact>
      {bank.swift !== null && <Fact name={messages.swift}>{bank.swift}</Fact>}
      {number !== undefined && <Fact name={messages.reference}>{number}</Fact>}
      <Fact name={messages.fee}>
        <FormattedMessage {...messages.feeOfPayer} />
      </Fact>
    </Facts>
  );
}
