import { api, useMutation, useQueryClient } from '@portal/shared';
import { cancelAnswerSchema } from '@portal/shared/contracts';
import { orderQuery } from './orderQuery.ts';
import { orderSource } from './orderSource.ts';

/** The order to be cancelled, and the number by which the person knows it. */
export interface CancelledOrder {
  readonly id: string;
  readonly number: string;
}

/** Cancels an unpaid order and reads orders again; nothing is read again when it was refused. */
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
  });
}

export type OrderCancelling = ReturnType<typeof useCancelOrder>;
