import { api, useMutation } from '@portal/shared';
import { quotedCartSchema } from '@portal/shared/contracts';
import { presentQuotedCart } from './cart.presenter.ts';

/** What was quoted, as a cart at the quoted prices. Refused when it is not valid any more. */
export function useQuotedCart() {
  return useMutation({
    mutationFn: async (id: string) => {
      const quoted = await api.get(
        `/api/quotation/${encodeURIComponent(id)}/cart`,
        quotedCartSchema,
      );
      return {
        cart: presentQuotedCart(quoted),
        /** The quoted day has passed, so that the cart has another one. */
        isStartMoved: quoted.quoted_start_at !== undefined,
      };
    },
  });
}
