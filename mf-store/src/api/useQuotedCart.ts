import { api, useMutation } from '@portal/shared';
import { cartOf, quotedCartSchema } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';

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
      const isMoved = quoted.quoted_start_at !== undefined;
      return {
        // The replacement of a day that has passed does not count as chosen.
        cart: cartOf({ ...quoted, start_on_order: isMoved }),
        /** The first possible day, if the quoted one has passed. */
        movedStart: isMoved ? toCalendarDay(quoted.start_at) : null,
      };
    },
  });
}
