import { api, ApiError, queryOptions } from '@portal/shared';
import { calculationSchema, presentBreakdown } from '@portal/shared/contracts';
import type { PriceBreakdown } from '@portal/shared/domain';
import type { CheckoutCart } from '../domain/checkout/CheckoutCart.ts';
import { checkoutFields } from './presenters/checkoutFields.ts';

/** The server's price for the cart, recalculated each time the checkout opens. */
export function calculationQuery(cart: CheckoutCart) {
  const fields = checkoutFields(cart);
  return queryOptions({
    queryKey: ['checkout', 'calculation', fields],
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
    staleTime: 0,
    // The price must not change while the person reads it. The server compares it when the order is
    // placed.
    refetchOnWindowFocus: false,
  });
}
