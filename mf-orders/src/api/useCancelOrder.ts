import { api, isApiError, useMutation, useQueryClient } from '@portal/shared';
import { cancelAnswerSchema } from '@portal/shared/contracts';
import { orderQuery } from './orderQuery.ts';
import { orderSource } from './orderSource.ts';

/** The order to cancel; people know it by its number. */
export interface CancelledOrder {
  readonly id: string;
  readonly number: string;
}

/** Whether cancelling failed because the order was paid, approved or cancelled meanwhile. */
export function isTooLateToCancel(error: unknown): boolean {
  return isApiError(error) && error.code === 'not_cancellable';
}

/**
 * Cancels an unpaid order and refetches the orders. A refusal does not refetch the list. If the
 * order changed meanwhile, only the order is refetched, so that its page does not ask for money
 * that is no longer owed.
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
