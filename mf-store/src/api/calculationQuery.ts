import { api, ApiError, queryOptions } from '@portal/shared';
import { calculationSchema, presentBreakdown, cartFieldsOf } from '@portal/shared/contracts';
import type { CalendarDay, CartOwner, PriceBreakdown, StoredCart } from '@portal/shared/domain';

/**
 * What the server says a cart costs. The cart is the key: an answer belongs to the cart it was asked
 * for, so a late one never stands for a newer cart; its call is ended when the cart changes.
 */
export function calculationQuery(cart: StoredCart, startsOn: CalendarDay, owner: CartOwner) {
  const fields = cartFieldsOf(cart, startsOn, owner);
  return queryOptions({
    queryKey: ['store', 'calculation', fields],
    queryFn: async ({ signal }): Promise<PriceBreakdown> => {
      const answer = await api.post(
        '/api/order/calculate?explain=1',
        { json: fields },
        calculationSchema,
        { signal },
      );
      const [total, , , , , , explanation] = answer;
      if (explanation?.total !== total) throw new ApiError({ kind: 'malformed', status: 200 });
      return presentBreakdown(explanation);
    },
    // Each change is asked for anew; a former answer to the same cart counts only once it is confirmed.
    staleTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
  });
}
