import { api, useMutation, useQueryClient } from '@portal/shared';
import { cancelAnswerSchema } from '@portal/shared/contracts';
import { orderQuery } from './orderQuery.ts';
import { ordersQuery } from './ordersQuery.ts';

/** Cancels an unpaid order. Whatever comes of it, what is shown of orders is read again. */
export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      api.post('/api/order/bank/', { json: { id, method: 'cancel' } }, cancelAnswerSchema),
    onSettled: async (_answer, _error, id) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ordersQuery().queryKey }),
        client.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
      ]);
    },
  });
}
