import { api, useMutation } from '@portal/shared';
import { quotedCartSchema } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
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
        /** The first possible day, if the quoted one has passed. */
        movedStart: quoted.quoted_start_at === undefined ? null : toCalendarDay(quoted.start_at),
      };
    },
  });
}
