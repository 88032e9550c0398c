import {
  Button,
  FormattedMessage,
  Inline,
  showSnackbar,
  useIntl,
  useMutation,
  useNavigate,
} from '@portal/shared';
import { otherLocale } from '@portal/shared/domain';
import { saveQuotationFile, saveTranslatedQuotation } from '../../api/saveQuotationFile.ts';
import { messages as listMessages } from '../../components/saved-quotations/messages.ts';
import { useTakeQuotation } from '../../components/saved-quotations/useTakeQuotation.ts';
import { useUnseenCart } from '../../components/cart/useUnseenCart.ts';
import type { QuotationDetail } from '../../domain/SavedQuotation.ts';
import { paths } from '../../paths.ts';

/**
 * The buttons of a valid quotation: put it into the cart at the quoted price, or download its file.
 */
export function QuotationActions({ quotation }: { readonly quotation: QuotationDetail }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { hash, number } = quotation;
  const navigate = useNavigate();
  const changeCart = useUnseenCart();
  const sayFailed = () => {
    showSnackbar(formatMessage(listMessages.pdfFailed, { number }), 'failure');
  };
  const file = useMutation({ mutationFn: saveQuotationFile, onError: sayFailed });
  const translation = useMutation({ mutationFn: saveTranslatedQuotation, onError: sayFailed });
  const { take, busyId } = useTakeQuotation((cart) => {
    const isKept = changeCart((store) => {
      store.replace(cart);
    });
    if (isKept) void navigate(paths.store);
    return isKept;
  });
  return (
    <Inline>
      <Button
        kind="primary"
        icon="shopping-cart"
        isBusy={busyId !== null}
        onClick={() => {
          take(quotation);
        }}
      >
        <FormattedMessage {...listMessages.use} />
      </Button>
      <Button
        icon="download"
        isBusy={file.isPending}
        onClick={() => {
          file.mutate(hash);
        }}
      >
        <FormattedMessage {...listMessages.pdf} />
      </Button>
      <Button
        icon="download"
        isBusy={translation.isPending}
        onClick={() => {
          translation.mutate(hash);
        }}
      >
        <FormattedMessage
          {...listMessages.translatedPdf}
          values={{
            language: formatDisplayName(otherLocale(quotation.locale), { type: 'language' }),
          }}
        />
      </Button>
    </Inline>
  );
}
