import { isApiError, useNavigate } from '@portal/shared';
import type { PlacedOrder, SecureForm } from '@portal/shared/contracts';
import { useState } from 'react';
import { usePlaceOrder } from '../../api/usePlaceOrder.ts';
import {
  attemptFor,
  dropAttempt,
  finishAttempt,
  keepAttempt,
  type Attempt,
} from '../../components/checkout-notes/attempt.ts';
import { storedCartText } from '../../components/stored-cart/storedCart.ts';
import type { CheckoutCart } from '../../domain/CheckoutCart.ts';
import { codesOf, type Payment } from '../../domain/PaymentWay.ts';
import { paths } from '../../paths.ts';

/** Version of the final confirmation's texts; the order keeps which one was confirmed. */
const termsVersion = '2026-11';

interface Confirmed {
  readonly cart: CheckoutCart;
  readonly payment: Payment;
  /** As shown, major units. */
  readonly total: number;
}

/**
 * Places what is confirmed once, whatever is pressed and whatever fails: as long as it is not known
 * what became of a call, its key is kept, and the next call with it tells.
 *
 * @param onPriceChanged New figures are to be shown; nothing was ordered.
 */
export function usePlacing(confirmed: Confirmed, onPriceChanged: () => void) {
  const { cart, payment, total } = confirmed;
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = usePlaceOrder();
  const [secureForm, setSecureForm] = useState<SecureForm | null>(null);
  const [lost, setLost] = useState<PlacedOrder | null>(null);
  const content = JSON.stringify([cart.fields, payment]);
  const [attempt] = useState(() => attemptFor(content));

  const send = (current: Attempt) => {
    const cartText = storedCartText();
    keepAttempt({ ...current, isSent: true });
    setLost(null);
    const [payment_method, payment_type] = codesOf(payment.way);
    const request = {
      ...cart.fields,
      payment_method,
      payment_type,
      customer_card_id: payment.cardId ?? '',
      expected_total: total,
      terms: termsVersion,
    };
    mutate(
      { request, key: current.key },
      {
        onSuccess: (answer) => {
          if ('action' in answer) {
            const { id, number } = answer;
            keepAttempt({ ...current, isSent: true, pending: { id, number, cart: cartText } });
            setSecureForm(answer);
          } else if (answer.status === 0 || answer.status === 1) {
            // Away first: the cart that is cleared is the one that this step shows.
            void navigate(paths.completed(answer.id), { replace: true });
            finishAttempt(cartText);
          } else {
            dropAttempt();
            setLost(answer);
          }
        },
        onError: (failure) => {
          if (!isApiError(failure) || failure.kind !== 'refused') return;
          if (failure.code === 'card_declined') dropAttempt();
          else if (failure.code !== 'key_reused') keepAttempt({ ...current, isSent: false });
          if (failure.code === 'price_changed') onPriceChanged();
        },
      },
    );
  };

  return {
    /** An order of this tab that waits for its card, from before. */
    pending: attempt.pending,
    secureForm,
    /** What was ordered under this key before is over: failed or cancelled. */
    lost,
    error,
    isPending,
    place: () => {
      if (!isPending) send(attemptFor(content));
    },
    /** Another order, though there is one of this confirmation already. */
    placeAnother: () => {
      dropAttempt();
      reset();
      send(attemptFor(content));
    },
  };
}
