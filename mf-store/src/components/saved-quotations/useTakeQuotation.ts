import { isApiError, showSnackbar, useIntl } from '@portal/shared';
import { useQuotedCart } from '../../api/useQuotedCart.ts';
import type { SavedQuotation } from '../../domain/SavedQuotation.ts';
import type { StoredCart } from '../../domain/StoredCart.ts';
import { messages } from './messages.ts';

const reasons = {
  quotation_expired: messages.quotationExpired,
  not_renewable: messages.notRenewable,
  quotation_differs: messages.quotationDiffers,
} as const;

/** Turns a valid quotation into the cart, at the quoted price, and says so. */
export function useTakeQuotation(onCart: (cart: StoredCart) => void) {
  const { formatMessage } = useIntl();
  const quoted = useQuotedCart();
  const take = ({ id, number }: Pick<SavedQuotation, 'id' | 'number'>) => {
    quoted.mutate(id, {
      onSuccess: (cart) => {
        onCart(cart);
        showSnackbar(formatMessage(messages.used, { number }));
      },
      onError: (error) => {
        const code = isApiError(error) ? error.code : '';
        const reason = Object.entries(reasons).find(([known]) => known === code)?.[1];
        const failed = formatMessage(messages.useFailed, { number });
        showSnackbar(reason ? `${failed} ${formatMessage(reason)}` : failed, 'failure');
      },
    });
  };
  return { take, busyId: quoted.isPending ? quoted.variables : null };
}
