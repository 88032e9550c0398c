import { api, useMutation } from '@portal/shared';
import { placedOrderSchema, secureFormSchema } from '@portal/shared/contracts';
import * as z from 'zod/mini';
import type { ConfirmedOrder } from '../domain/checkout/ConfirmedOrder.ts';
import type { PlacedOrder } from '../domain/checkout/PlacedOrder.ts';
import { oneTabAtATime } from './oneTabAtATime.ts';
import { placingRequest, presentPlaced } from './presenters/placing.presenter.ts';

/** One click on the button that places the order. */
export interface Placing {
  readonly order: ConfirmedOrder;
  /** Idempotency key: repeated calls with it make one order. */
  readonly key: string;
  /** Whether to place the order after waiting for another tab, which may have placed it. */
  readonly isStillWanted: () => boolean;
}

/** Response of the calls that charge a card, unless refused. */
export const chargingAnswerSchema = z.union([secureFormSchema, placedOrderSchema]);
/** Timeout of these calls in milliseconds; exceeds the gateway's own. */
export const chargingTimeoutMs = 60_000;

interface PlaceOrderEvents<Press> {
  /**
   * Called before another tab may place an order, even after the screen was left. `null` when
   * another tab placed the order meanwhile and nothing was sent.
   */
  readonly onAnswer: (answer: PlacedOrder | null, press: Press) => void;
  readonly onFailure: (error: Error, press: Press) => void;
}

/**
 * Places the order, or returns the order already placed with the key. Refusals are `ApiError`s of
 * kind `refused`. After any other failure the outcome is unknown; repeating the call with the same
 * key reveals it.
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
