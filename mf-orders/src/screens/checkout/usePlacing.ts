import { isApiError, showSnackbar, useIntl, useNavigate } from '@portal/shared';
import { useEffect, useRef, useState } from 'react';
import { usePlaceOrder, type Placing } from '../../api/usePlaceOrder.ts';
import {
  attemptFor,
  dropAttempt,
  finishAttempt,
  keepAttempt,
  readAttempt,
  type Attempt,
} from '../../components/checkout-notes/attempt.ts';
import { storedCartText } from '../../components/stored-cart/storedCart.ts';
import type { ConfirmedOrder } from '../../domain/checkout/ConfirmedOrder.ts';
import type {
  AuthenticationForm,
  LostOrder,
  PlacedOrder,
} from '../../domain/checkout/PlacedOrder.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** One click on the button, with what to do after the answer. */
interface Press extends Placing {
  readonly attempt: Attempt;
  /** The ordered cart, serialized. */
  readonly cartText: string;
  readonly onPriceChanged: () => void;
}

const contentOf = ({ cart, payment }: ConfirmedOrder) => JSON.stringify([cart, payment]);

/**
 * Places the confirmed order exactly once. While the outcome of a call is unknown, its key is kept,
 * and the next call with it reveals the outcome. The call continues when the person changes steps
 * or leaves.
 */
export function usePlacing() {
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const [secure, setSecure] = useState<{ form: AuthenticationForm; content: string } | null>(null);
  const [lost, setLost] = useState<LostOrder | null>(null);
  // The attempt stored before a reload or before the redirect to the gateway.
  const [former, setFormer] = useState(readAttempt);
  const isHere = useRef(false);
  /** A ref, because a second click may arrive before the button renders as busy. */
  const isUnderWay = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const handleAnswer = (answer: PlacedOrder | null, { attempt, cartText }: Press) => {
    if (answer === null) {
      // Nothing was sent with this key, so the attempt is stored unchanged, unless this tab has
      // ended it.
      if (readAttempt()?.key === attempt.key) keepAttempt(attempt);
      showSnackbar(formatMessage(messages.orderedElsewhere));
      return;
    }
    const { id, number } = answer;
    if (answer.kind === 'authentication') {
      const waiting = { ...attempt, isSent: true, pending: { id, number, cart: cartText } };
      keepAttempt(waiting);
      setFormer(waiting);
      setSecure({ form: answer.form, content: attempt.content });
    } else if (answer.kind === 'placed') {
      // Navigate first: this step shows the cart, which is cleared next.
      if (isHere.current) void navigate(paths.completed(id), { replace: true });
      else showSnackbar(formatMessage(messages.placed, { number }));
      finishAttempt(cartText);
    } else {
      dropAttempt();
      setLost(answer);
    }
  };
  const handleFailure = (failure: Error, { attempt, onPriceChanged }: Press) => {
    if (!isApiError(failure)) return;
    // Without a session nothing was ordered, so the earlier state is still correct.
    if (failure.kind === 'signed_out') keepAttempt(attempt);
    if (failure.kind !== 'refused') return;
    if (failure.code === 'card_declined') dropAttempt();
    else if (failure.code !== 'key_reused') keepAttempt({ ...attempt, isSent: false });
    if (failure.code === 'price_changed') onPriceChanged();
  };
  const { mutate, reset, isPending, error } = usePlaceOrder({
    onAnswer: handleAnswer,
    onFailure: handleFailure,
  });

  const send = (confirmed: ConfirmedOrder, onPriceChanged: () => void) => {
    const cartText = storedCartText();
    const attempt = attemptFor(contentOf(confirmed));
    keepAttempt({ ...attempt, isSent: true });
    setLost(null);
    setFormer(null);
    const isStillWanted = () => storedCartText() === cartText;
    isUnderWay.current = true;
    mutate(
      {
        order: confirmed,
        key: attempt.key,
        isStillWanted,
        attempt,
        cartText,
        onPriceChanged,
      },
      {
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  };

  return {
    /** An earlier order of this tab that awaits its card payment. */
    pending: former?.pending ?? null,
    /** Whether an earlier call was sent and its outcome is unknown. */
    isUnsure: former !== null && former.isSent && former.pending === null,
    /** Whether the last call had no session, and no earlier call has an unknown outcome. */
    isOnlySignedOut:
      isApiError(error) && error.kind === 'signed_out' && readAttempt()?.isSent === false,
    secureFormFor: (confirmed: ConfirmedOrder) =>
      secure !== null && secure.content === contentOf(confirmed) ? secure.form : null,
    /** An earlier order with this key that failed or was cancelled. */
    lost,
    error,
    isPending,
    place: (confirmed: ConfirmedOrder, onPriceChanged: () => void) => {
      if (!isUnderWay.current) send(confirmed, onPriceChanged);
    },
    /** Places another order, although this confirmation already made one. */
    placeAnother: (confirmed: ConfirmedOrder, onPriceChanged: () => void) => {
      dropAttempt();
      reset();
      send(confirmed, onPriceChanged);
    },
    /** Clears the refusal after the person made another choice. */
    forgetRefusal: () => {
      setLost(null);
      if (isApiError(error) && error.kind === 'refused' && error.code !== 'key_reused') reset();
    },
  };
}

export type PlacingState = ReturnType<typeof usePlacing>;
