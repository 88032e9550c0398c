import { api, ApiError, queryOptions } from '@portal/shared';
import { calculationSchema, presentBreakdown, cartFieldsOf } from '@portal/shared/contracts';
import type { CalendarDay, CartOwner, PriceBreakdown, StoredCart } from '@portal/shared/domain';

/**
 * The price of a cart by the server. The cart is the query's key: a late answer never counts for a
 * newer cart, and the call is cancelled when the cart changes.
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
    // Each change is asked again; a former answer to the same cart counts only once it is
    // confirmed.
    staleTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
  });
}
