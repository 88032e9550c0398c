import { api, useMutation, useQueryClient } from '@portal/shared';
import { cardsQuery } from './cardsQuery.ts';
import { orderQuery } from './orderQuery.ts';
import { orderSource } from './orderSource.ts';
import { presentPlaced } from './presenters/placing.presenter.ts';
import { chargingAnswerSchema, chargingTimeoutMs } from './usePlaceOrder.ts';

/** One click on the pay button. */
interface CardPayment {
  readonly cardId: string;
  /** Idempotency key: repeated calls with it make one payment. */
  readonly key: string;
}

/**
 * Pays an order that awaits a bank transfer by card. Refusals are `ApiError`s of kind `refused`.
 * After any other failure the outcome is unknown; repeating the call with the same key reveals it.
 * The order is refetched in every case.
 */
export function usePayOrder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ cardId, key }: CardPayment) => {
      const path = `/api/order/${encodeURIComponent(id)}/pay`;
      const { data } = await api.call('POST', path, chargingAnswerSchema, {
        json: { customer_card_id: cardId },
        headers: { 'Idempotency-Key': key },
        timeoutMs: chargingTimeoutMs,
      });
      return presentPlaced(data);
    },
    onError: () => client.invalidateQueries({ queryKey: cardsQuery().queryKey }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: orderSource.queryKey }),
        client.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
      ]),
  });
}
