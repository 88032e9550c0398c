import { api, ApiError, queryOptions } from '@portal/shared';
import { calculationSchema, presentBreakdown, cartFieldsOf } from '@portal/shared/contracts';
import type { CalendarDay, CartOwner, PriceBreakdown, Cart } from '@portal/shared/domain';

/**
 * The server's price for a cart. The cart is the query key, so a late answer never applies to a
 * newer cart, and a cart change cancels the call.
 */
export function calculationQuery(cart: Cart, startsOn: CalendarDay, owner: CartOwner) {
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
    // Every change is requested again; an earlier answer to the same cart needs a new confirmation.
    staleTime: 0,
    retry: false,
    refetchOnReconnect: 'always',
  });
}
