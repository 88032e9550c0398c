import { isApiError, useNavigate } from '@portal/shared';
import { randomKey } from '@portal/shared/domain';
import { useRef, useState } from 'react';
import { usePayOrder } from '../../../api/usePayOrder.ts';
import type { AuthenticationForm } from '../../../domain/checkout/PlacedOrder.ts';
import { paths } from '../../../paths.ts';

/** Whether the order was paid or cancelled meanwhile, or is past its due date. */
function isNotPayable(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_payable';
}

/**
 * Pays an order by card exactly once. While the outcome of a call is unknown, the next click with
 * the same card repeats it under its key. A reloaded page starts over: the server then ends the
 * payment in progress or reports its success.
 */
export function usePayByCard(id: string) {
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = usePayOrder(id);
  const [secureForm, setSecureForm] = useState<AuthenticationForm | null>(null);
  const attempt = useRef<{ readonly cardId: string; readonly key: string } | null>(null);
  /** A ref, because a second click may arrive before the button renders as busy. */
  const isUnderWay = useRef(false);

  const pay = (cardId: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const payment =
      attempt.current?.cardId === cardId ? attempt.current : { cardId, key: randomKey() };
    attempt.current = payment;
    mutate(payment, {
      onSuccess: (answer) => {
        if (answer.kind === 'authentication') setSecureForm(answer.form);
        else void navigate(paths.completed(id));
      },
      onError: (failure) => {
        if (isApiError(failure) && failure.kind === 'refused') attempt.current = null;
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };

  return {
    pay,
    isPending,
    error,
    isNotPayable: isNotPayable(error),
    /** The form that opens the card authentication. */
    secureForm,
    /** Clears the reason why the last card did not pay. */
    forgetFailure: () => {
      if (!isPending) reset();
    },
  };
}

export type CardPaying = ReturnType<typeof usePayByCard>;
