import { api, queryOptions } from '@portal/shared';
import { orderTermsSchema } from '@portal/shared/contracts';
import type { CheckoutCart } from '../domain/checkout/CheckoutCart.ts';
import { checkoutFields } from './presenters/checkoutFields.ts';
import { presentTerms } from './presenters/terms.presenter.ts';

/** Terms for ordering this cart now: payment methods and the facts of the final confirmation. */
export function termsQuery(cart: CheckoutCart) {
  const fields = checkoutFields(cart);
  return queryOptions({
    queryKey: ['checkout', 'terms', fields],
    queryFn: ({ signal }) =>
      api.post('/api/order/terms', { json: fields }, orderTermsSchema, { signal }),
    select: presentTerms,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
