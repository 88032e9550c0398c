import { showSnackbar, useFormats, useIntl } from '@portal/shared';
import { hasNewLines, type Cart } from '@portal/shared/domain';
import { useQuotedCart } from '../../api/useQuotedCart.ts';
import type { SavedQuotation } from '../../domain/SavedQuotation.ts';
import { messages } from './messages.ts';
import { useSayNotTaken } from './useSayNotTaken.ts';

/** Display time of the snackbar about a moved first day, in milliseconds; its text is long. */
const startMovedStayMs = 15_000;

/**
 * Puts a valid quotation into the cart at the quoted price, and reports it.
 *
 * @param onCart Receives the cart. Returns whether it was stored.
 */
export function useTakeQuotation(onCart: (cart: Cart) => boolean) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const quoted = useQuotedCart();
  const sayNotTaken = useSayNotTaken();
  const take = ({ id, number }: Pick<SavedQuotation, 'id' | 'number'>) => {
    quoted.mutate(id, {
      onSuccess: ({ cart, movedStart }) => {
        if (!onCart(cart)) {
          showSnackbar(formatMessage(messages.notStored), 'failure');
          return;
        }
        const used = formatMessage(messages.used, { number });
        if (movedStart !== null && hasNewLines(cart)) {
          const day = dayInWords(movedStart);
          const moved = `${used} ${formatMessage(messages.startMoved, { day })}`;
          showSnackbar(moved, 'success', { stayMs: startMovedStayMs });
        } else {
          showSnackbar(used);
        }
      },
      onError: (error) => {
        sayNotTaken(number, error);
      },
    });
  };
  return { take, busyId: quoted.isPending ? quoted.variables : null };
}
