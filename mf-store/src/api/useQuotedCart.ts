import { api, useMutation } from '@portal/shared';
import { quotedCartSchema } from '@portal/shared/contracts';
import { presentQuotedCart } from './cart.presenter.ts';

/** What was quoted, as a cart at the quoted prices. Refused when it is not valid any more. */
export function useQuotedCart() {
  return useMutation({
    mutationFn: async (id: string) =>
      presentQuotedCart(
        await api.get(`/api/quotation/${encodeURIComponent(id)}/cart`, quotedCartSchema),
      ),
  });
}
