import {
  CopiedText,
  CopyButton,
  Fact,
  Facts,
  FormattedMessage,
  Stack,
  theme,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { styled } from 'styled-components';
import type { BankAccount } from '../../domain/orders/BankAccount.ts';
import { bankFacts, type PaidOrder } from './bankFacts.ts';
import { messages } from './messages.ts';

/** The facts of a transfer. On a phone, where values break, the buttons that copy them stay in line. */
const TransferFacts = styled(Facts)`
  ${theme.media.phone} {
    dd > span {
      display: flex;
      justify-content: space-between;
    }
  }
`;

interface BankDetailsProps {
  readonly bank: BankAccount;
  /**
   * The amount and its transfer, which can be copied by field or as a whole. Absent before the
   * order.
   */
  readonly order?: PaidOrder;
}

/** The bank account for the transfer of an order. */
export function BankDetails({ bank, order }: BankDetailsProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const locale = useSession((session) => session.locale);
  const facts = bankFacts(bank, order, intl, locale, money);
  const told = ({ name, shown, entered }: (typeof facts)[number]) =>
    order && entered !== undefined ? (
      <CopiedText label={intl.formatMessage(name)} text={entered}>
        {shown}
      </CopiedText>
    ) : (
      shown
    );
  const list = (
    <TransferFacts>
      {facts.map((fact) => (
        <Fact key={fact.name.id} name={fact.name}>
          {told(fact)}
        </Fact>
      ))}
    </TransferFacts>
  );
  if (!order) return list;
  const all = facts.map(({ name, shown }) =>
    intl.formatMessage(messages.line, { name: intl.formatMessage(name), value: shown }),
  );
  return (
    <Stack $gap={4} $align="start">
      {list}
      <CopyButton text={all.join('\n')} icon="copy">
        <FormattedMessage {...messages.copyAll} />
      </CopyButton>
    </Stack>
  );
}
