import { api, useMutation } from '@portal/shared';
import { placedOrderSchema, secureFormSchema } from '@portal/shared/contracts';
import * as z from 'zod/mini';
import type { OrderToPlace } from '../domain/checkout/OrderToPlace.ts';
import type { PlacedOrder } from '../domain/checkout/PlacedOrder.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';
import { placingRequest, presentPlaced } from './presenters/placing.presenter.ts';

/** One press of the button that places the order. */
export interface Placing {
  readonly order: OrderToPlace;
  /** Idempotency key: repeated calls with it make one order. */
  readonly key: string;
  /**
   * Whether the order is still wanted; asked after another tab was waited for, which may have
   * placed it.
   */
  readonly isStillWanted: () => boolean;
}

/** Answer of the calls that charge a card, unless it is a refusal. */
export const chargingAnswerSchema = z.union([secureFormSchema, placedOrderSchema]);
/** Time limit of these calls in milliseconds, longer than the gateway may take. */
export const chargingTimeoutMs = 60_000;

interface PlaceOrderEvents<Press> {
  /**
   * Called before another tab may place anything, also when the screen has been left. `null` when
   * another tab has placed the order meanwhile and nothing was sent.
   */
  readonly onAnswer: (answer: PlacedOrder | null, press: Press) => void;
  readonly onFailure: (error: Error, press: Press) => void;
}

/**
 * Places the order, or answers the order that was placed with the key before. Refusals are
 * `ApiError`s of kind `refused`; after any other failure the outcome is unknown, and the same call
 * with the same key tells it.
 */
export function usePlaceOrder<Press extends Placing>({
  onAnswer,
  onFailure,
}: PlaceOrderEvents<Press>) {
  return useMutation({
    mutationFn: (press: Press) =>
      oneTabAtATime(async (hasWaited) => {
        if (hasWaited && !press.isStillWanted()) {
          onAnswer(null, press);
          return;
        }
        const { data } = await api.call('POST', '/api/order', chargingAnswerSchema, {
          json: placingRequest(press.order),
          headers: { 'Idempotency-Key': press.key },
          timeoutMs: chargingTimeoutMs,
        });
        onAnswer(presentPlaced(data), press);
      }),
    onError: onFailure,
  });
}
