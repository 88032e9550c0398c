import type { ReactNode } from 'react';
import { Alert, Card, FormattedMessage } from '@portal/shared';
import { Amounts } from '../../components/amounts/Amounts.tsx';
import { ExplainButton } from '../../components/amounts/ExplainButton.tsx';
import { BankDetails } from '../../components/bank/BankDetails.tsx';
import { TwoColumns } from '../../components/facts.styles.ts';
import { hasEmiLicense } from '../../domain/orders/hasEmiLicense.ts';
import type { Order } from '../../domain/orders/Order.ts';
import { EmiLicense } from './EmiLicense.tsx';
import { messages } from './messages.ts';
import { OrderedLicenses } from './OrderedLicenses.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { Timeline } from './Timeline.tsx';

/** The note for an order in a special state. */
function noteOf({ state, moneyState, paymentMethod, origin }: Order) {
  if (moneyState === 'processing' && state === 'unpaid') return messages.cardProcessing;
  if (moneyState === 'challenge' && state === 'unpaid') {
    return paymentMethod === 'card' ? messages.cardChallenge : messages.laterChallenge;
  }
  if (moneyState === 'refund_due') return messages.refundDue;
  if (moneyState === 'refunded') return messages.refunded;
  if (state === 'unapproved') return messages.waitsForApproval;
  if (origin === 'auto_renewal' && state === 'unpaid') return messages.autoRenewal;
  return null;
}

interface OrderDetailsProps {
  readonly order: Order;
  /** The payment due, shown first. */
  readonly due?: ReactNode;
}

export function OrderDetails({ order, due }: OrderDetailsProps) {
  const { bank, events, licenses } = order;
  const note = noteOf(order);
  return (
    <>
      {note && (
        <Alert>
          <FormattedMessage {...note} />
        </Alert>
      )}
      {due}
      <TwoColumns>
        <Card title={<FormattedMessage {...messages.facts} />}>
          <OrderFacts order={order} />
        </Card>
        <Card
          title={<FormattedMessage {...messages.amounts} />}
          actions={<ExplainButton breakdown={order.breakdown} />}
        >
          <Amounts price={order.breakdown} />
        </Card>
      </TwoColumns>
      <OrderItems order={order} />
      {licenses.length > 0 && <OrderedLicenses licenses={licenses} />}
      {hasEmiLicense(order) && <EmiLicense order={order} />}
      <TwoColumns>
        {bank && !due && (
          <Card title={<FormattedMessage {...messages.bank} />}>
            <BankDetails bank={bank} />
          </Card>
        )}
        <Card title={<FormattedMessage {...messages.timeline} />}>
          <Timeline events={events} />
        </Card>
      </TwoColumns>
    </>
  );
}
