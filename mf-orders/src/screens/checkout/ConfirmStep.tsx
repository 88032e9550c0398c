import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  LinkButton,
  Stack,
  useFormats,
} from '@portal/shared';
import { wayFacts, type PriceBreakdown } from '@portal/shared/domain';
import { useId } from 'react';
import { Amounts } from '../../components/amounts/Amounts.tsx';
import { ExplainButton } from '../../components/amounts/ExplainButton.tsx';
import { BankDetails } from '../../components/bank/BankDetails.tsx';
import { SecureRedirect } from '../../components/cards/SecureRedirect.tsx';
import { Lead, TwoColumns } from '../../components/facts.styles.ts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import type { OrderTerms } from '../../domain/checkout/OrderTerms.ts';
import type { Payment } from '../../domain/checkout/Payment.ts';
import { paths } from '../../paths.ts';
import { Conditions } from './Conditions.tsx';
import { ConfirmItems } from './ConfirmItems.tsx';
import { messages } from './messages.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PlacingAlert } from './PlacingAlert.tsx';
import { SlipsCard } from './SlipsCard.tsx';
import type { PlacingState } from './usePlacing.ts';

interface ConfirmStepProps {
  readonly cart: CheckoutCart;
  readonly price: PriceBreakdown;
  readonly terms: OrderTerms;
  readonly payment: Payment;
  /** Whether the price is being recalculated. */
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly placing: PlacingState;
}

/** The second step of the checkout: the final confirmation of the order. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { cart, price, terms, payment, isRefreshing, onRefresh, placing } = props;
  const { total, currency } = price;
  const { money } = useFormats();
  const reasonId = useId();
  const confirmed = { cart, payment, total };
  const secureForm = placing.secureFormFor(confirmed);
  if (secureForm) return <SecureRedirect form={secureForm} />;
  const isNothing = total === 0;
  return (
    <>
      <Lead>
        <FormattedMessage {...messages.confirmLead} />
      </Lead>
      <ConfirmItems cart={cart} price={price} />
      <TwoColumns>
        <Card
          title={<FormattedMessage {...messages.amounts} />}
          actions={<ExplainButton breakdown={price} />}
        >
          <Amounts price={price} />
        </Card>
        <Stack $gap={5}>
          <Card title={<FormattedMessage {...messages.payment} />}>
            <PaymentFacts payment={payment} terms={terms} />
          </Card>
          {wayFacts[payment.way].method === 'bankTransfer' && terms.bank && (
            <Card title={<FormattedMessage {...messages.bank} />}>
              <BankDetails bank={terms.bank} />
            </Card>
          )}
        </Stack>
      </TwoColumns>
      <SlipsCard slips={cart.cart.slips} />
      <Conditions cart={cart} payment={payment} terms={terms} />
      <PlacingAlert
        placing={placing}
        onPlaceAnother={() => {
          placing.placeAnother(confirmed, onRefresh);
        }}
      />
      <Inline $justify="space-between">
        <LinkButton to={paths.payment} icon="chevron-left">
          <FormattedMessage {...messages.back} />
        </LinkButton>
        <Inline>
          {isNothing && (
            <Lead id={reasonId}>
              <FormattedMessage {...messages.emptyCart} />
            </Lead>
          )}
          <Button
            kind="primary"
            isBusy={placing.isPending || isRefreshing}
            disabled={isNothing}
            aria-describedby={isNothing ? reasonId : undefined}
            onClick={() => {
              placing.place(confirmed, onRefresh);
            }}
          >
            <FormattedMessage {...messages.place} />
            <span>
              <FormattedMessage
                {...messages.placeTotal}
                values={{ total: money(total, currency) }}
              />
            </span>
          </Button>
        </Inline>
      </Inline>
    </>
  );
}
