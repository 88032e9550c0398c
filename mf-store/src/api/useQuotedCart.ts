import { api, useMutation } from '@portal/shared';
import { quotedCartSchema } from '@portal/shared/contracts';
import { presentQuotedCart } from './cart.presenter.ts';

/**
 * Loads the cart of a quotation with the quoted prices. The server refuses an expired quotation.
 */
export function useQuotedCart() {
  return useMutation({
    mutationFn: async (id: string) => {
      const quoted = await api.get(
        `/api/quotation/${encodeURIComponent(id)}/cart`,
        quotedCartSchema,
      );
      return {
        cart: presentQuotedCart(quoted),
        /** The quoted first day has passed, so the cart has another one. */
        isStartMoved: quoted.quoted_start_at !== undefined,
      };
    },
  });
}
