import { showSnackbar, useIntl } from '@portal/shared';
import { addToCart, type Product } from '@portal/shared/domain';
import { useState } from 'react';
import { useCartStore } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';

/** Display time of the limit snackbar in milliseconds, longer than the default. */
const limitStayMs = 15_000;

export interface AdditionChoice {
  /** 0 until a period is chosen. */
  readonly months: number;
  readonly quantity: number;
}

/**
 * The new licenses to add to the cart, and the rule about them: a period must be chosen, and a line
 * of the cart has a limit.
 */
export function useAddition(product: Product) {
  const { formatMessage } = useIntl();
  const store = useCartStore();
  const [choice, setChoice] = useState<AdditionChoice>({ months: 0, quantity: 1 });
  const [refusal, setRefusal] = useState<'no_period' | 'over_limit' | null>(null);
  const { months, quantity } = choice;
  return {
    ...choice,
    isPeriodMissing: refusal === 'no_period' && months === 0,
    isOverLimit: refusal === 'over_limit',
    change: (changes: Partial<AdditionChoice>) => {
      setChoice({ ...choice, ...changes });
      if (refusal === 'over_limit') setRefusal(null);
    },
    /** @returns whether the licenses are in the cart. */
    add: (): boolean => {
      if (months === 0) {
        setRefusal('no_period');
        return false;
      }
      if (!store.change((cart) => addToCart(cart, { product, months }, quantity))) {
        setRefusal('over_limit');
        showSnackbar(formatMessage(messages.limit), 'failure', { stayMs: limitStayMs });
        return false;
      }
      setChoice({ months, quantity: 1 });
      return true;
    },
  };
}

export type Addition = ReturnType<typeof useAddition>;
