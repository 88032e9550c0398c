import { isApiError, showSnackbar, useIntl } from '@portal/shared';
import { messages } from './messages.ts';

const reasons = {
  quotation_used: messages.quotationUsed,
  quotation_expired: messages.quotationExpired,
  quotation_currency: messages.quotationCurrency,
  not_renewable: messages.notRenewable,
  quotation_differs: messages.quotationDiffers,
} as const;

/** Shows a snackbar that a quotation could not be put into the cart, with the reason if known. */
export function useSayNotTaken() {
  const { formatMessage } = useIntl();
  return (number: string, error: unknown) => {
    const code = isApiError(error) ? error.code : '';
    const reason = Object.entries(reasons).find(([known]) => known === code)?.[1];
    const failed = formatMessage(messages.useFailed, { number });
    showSnackbar(reason ? `${failed} ${formatMessage(reason)}` : failed, 'failure');
  };
}
