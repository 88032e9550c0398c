import { Fact, Facts, FormattedMessage, useFormats, useQuery } from '@portal/shared';
import { cardsQuery } from '../../api/cardsQuery.ts';
import type { OrderTerms } from '../../domain/checkout/OrderTerms.ts';
import type { Payment } from '../../domain/checkout/Payment.ts';
import { messages, wayMessages } from './messages.ts';

interface PaymentFactsProps {
  readonly payment: Payment;
  readonly terms: OrderTerms;
}

/** The payment method of the order and its due date. */
export function PaymentFacts({ payment: { way, cardId }, terms }: PaymentFactsProps) {
  const { dayInWords } = useFormats();
  const { data: cards } = useQuery({ ...cardsQuery(), enabled: way === 'card' });
  const card = cards?.find(({ id }) => id === cardId);
  // A card is charged as soon as the order is placed.
  const dates = { bank_prepay: terms.prepay, bank_postpay: terms.postpay, card: null }[way];
  return (
    <Facts>
      <Fact name={messages.method}>
        <FormattedMessage {...wayMessages[way]} />
      </Fact>
      {way === 'card' && card && (
        <Fact name={messages.card}>
          {card.brand} {card.maskedNumber}
        </Fact>
      )}
      {way === 'card' && (
        <Fact name={messages.payAt}>
          <FormattedMessage {...messages.payAtOrder} />
        </Fact>
      )}
      {dates && (
        <>
          <Fact name={messages.billDate}>{dayInWords(dates.billDate)}</Fact>
          <Fact name={messages.dueDate}>{dayInWords(dates.dueDate)}</Fact>
        </>
      )}
    </Facts>
  );
}
