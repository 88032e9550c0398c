import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { cancelAnswerSchema } from '@portal/shared/contracts';
import { orderQuery } from './orderQuery.ts';
import { orderSource } from './orderSource.ts';

/** The order to be cancelled, and the number by which the person knows it. */
export interface CancelledOrder {
  readonly id: string;
  readonly number: string;
}

/** Whether an order was not cancelled because it was paid, approved or cancelled meanwhile. */
export function isTooLateToCancel(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_cancellable';
}

/**
 * Cancels an unpaid order and reads orders again. After a refusal the list stays as it was; the
 * order alone is read again when it has changed meanwhile, so that its page asks nobody for money
 * that is not owed any more.
 */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: CancelledOrder) =>
      api.post('/api/order/bank/', { json: { id, method: 'cancel' } }, cancelAnswerSchema),
    onSuccess: async (_answer, { id }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: orderSource.queryKey }),
        client.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
      ]);
    },
    onError: async (error, { id }) => {
      if (!isTooLateToCancel(error)) return;
      await client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}

export type OrderCancelling = ReturnType<typeof useCancelOrder>;
