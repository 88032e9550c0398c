import {
  Alert,
  Card,
  FormattedMessage,
  Navigate,
  Skeleton,
  useFormats,
  useNavigate,
  useQuery,
} from '@portal/shared';
import { possibleStart } from '@portal/shared/domain';
import { useState } from 'react';
import { calculationQuery } from '../../api/calculationQuery.ts';
import { cardsQuery } from '../../api/cardsQuery.ts';
import { termsQuery } from '../../api/termsQuery.ts';
import { waitingOrdersQuery } from '../../api/waitingOrdersQuery.ts';
import { paymentNote } from '../../components/checkout-notes/paymentNote.ts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import { isComplete, type Payment } from '../../domain/checkout/Payment.ts';
import { defaultCard, presetCard } from '../../domain/checkout/PaymentCard.ts';
import { paths } from '../../paths.ts';
import { CartRefusal } from './CartRefusal.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { messages } from './messages.ts';
import { MethodStep } from './MethodStep.tsx';
import { PlacingAlert } from './PlacingAlert.tsx';
import { usePlacing } from './usePlacing.ts';
import { WaitingOrder } from './WaitingOrder.tsx';

interface CheckoutStepsProps {
  readonly cart: CheckoutCart;
  readonly isConfirming: boolean;
}

/** Loads the price and the terms of the cart, and shows the current step. */
export function CheckoutSteps({ cart, isConfirming }: CheckoutStepsProps) {
  const { dayInWords } = useFormats();
  const navigate = useNavigate();
  const calculation = useQuery(calculationQuery(cart));
  const terms = useQuery(termsQuery(cart));
  const [remembered, setRemembered] = useState(() => paymentNote.read());
  const waiting = useQuery(waitingOrdersQuery());
  const needsCard = remembered?.way === 'card' && remembered.cardId === null;
  // Not awaited: the gateway answers, and bank transfers do not need it.
  const cards = useQuery({ ...cardsQuery(), enabled: needsCard || remembered === null });
  const placing = usePlacing();
  const isFetching = calculation.isFetching || terms.isFetching;
  const refresh = () => {
    void calculation.refetch();
    void terms.refetch();
  };

  const error = calculation.error ?? terms.error;
  const waitingOrder = <WaitingOrder orders={waiting.data ?? []} except={placing.pending?.id} />;
  if (error !== null) {
    // A waiting order may be the cause: it holds this cart's renewals or quotation.
    return (
      <>
        {waitingOrder}
        <PlacingAlert placing={placing} />
        <CartRefusal cart={cart} error={error} isRetrying={isFetching} onRetry={refresh} />
      </>
    );
  }
  // The confirmation opens without a choice only if there is a card to pay with.
  const awaitsCards =
    isConfirming &&
    remembered === null &&
    cards.isPending &&
    terms.data?.ways.includes('card') === true;
  if (!calculation.data || !terms.data || waiting.isPending || awaitsCards) {
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    );
  }

  const { ways } = terms.data;
  const [only, ...others] = ways;
  const usual = ways.includes('card') ? defaultCard(cards.data ?? []) : undefined;
  const presetWay = others.length === 0 ? only : usual && 'card';
  const preset = presetWay === undefined ? null : { way: presetWay, cardId: usual?.id ?? null };
  const chosen: Payment | null = remembered && ways.includes(remembered.way) ? remembered : preset;
  const card = needsCard && chosen === remembered ? presetCard(cards.data ?? []) : undefined;
  const payment = chosen && card ? { ...chosen, cardId: card.id } : chosen;
  const handleChoose = (chosen: Payment) => {
    placing.forgetRefusal();
    setRemembered(chosen);
    paymentNote.write(chosen);
  };

  if (isConfirming && !isComplete(payment)) return <Navigate to={paths.payment} replace />;
  // The server notices a new day first.
  const startsOn = possibleStart(cart.cart.startsOn, terms.data.today);
  const shared = {
    cart: { ...cart, startsOn },
    price: calculation.data,
    terms: terms.data,
    isRefreshing: isFetching,
  };
  return (
    <>
      {cart.isStartMoved && (
        <Alert kind="warning">
          <FormattedMessage {...messages.startMoved} values={{ day: dayInWords(startsOn) }} />
        </Alert>
      )}
      {waitingOrder}
      {isConfirming && isComplete(payment) ? (
        <ConfirmStep {...shared} payment={payment} placing={placing} onRefresh={refresh} />
      ) : (
        <>
          <PlacingAlert placing={placing} />
          <MethodStep
            {...shared}
            ways={ways}
            payment={payment}
            onChoose={handleChoose}
            onNext={() => {
              if (payment) handleChoose(payment);
              void navigate(paths.confirmation);
            }}
          />
        </>
      )}
    </>
  );
}
