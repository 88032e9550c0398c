import { api, queryOptions } from '@portal/shared';
import { orderTermsSchema } from '@portal/shared/contracts';
import type { CheckoutCart } from '../domain/CheckoutCart.ts';

/** Ways to pay and the facts of the final confirmation, for this cart ordered now. */
export function termsQuery({ fields }: CheckoutCart) {
  return queryOptions({
    queryKey: ['checkout', 'terms', fields],
    queryFn: ({ signal }) =>
      api.post('/api/order/terms', { json: fields }, orderTermsSchema, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
