import { api, ApiError, queryOptions } from '@portal/shared';
import { calculationSchema, presentBreakdown } from '@portal/shared/contracts';
import type { CheckoutCart } from '../domain/CheckoutCart.ts';

/** What the server says the cart costs. Asked for anew whenever the checkout is opened. */
export function calculationQuery({ fields }: CheckoutCart) {
  return queryOptions({
    queryKey: ['checkout', 'calculation', fields],
    queryFn: async ({ signal }) => {
      const answer = await api.post(
        '/api/order/calculate?explain=1',
        { json: fields },
        calculationSchema,
        { signal },
      );
      const [total, , , , discounts, , explanation] = answer;
      if (explanation?.total !== total) throw new ApiError({ kind: 'malformed', status: 200 });
      return { ...presentBreakdown(explanation), discountRows: discounts };
    },
    staleTime: 0,
    // What is being confirmed does not change under the reader's eyes; placing compares anyway.
    refetchOnWindowFocus: false,
  });
}
