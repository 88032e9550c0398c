import {
  Button,
  FormattedMessage,
  Inline,
  lazyPart,
  showSnackbar,
  useIntl,
  useMutation,
  useNavigate,
} from '@portal/shared';
import { useState } from 'react';
import { saveQuotationFile } from '../../api/saveQuotationFile.ts';
import { messages as listMessages } from '../../components/saved-quotations/messages.ts';
import { useTakeQuotation } from '../../components/saved-quotations/useTakeQuotation.ts';
import { keepCart } from '../../components/cart/keepCart.ts';
import type { QuotationDetail } from '../../domain/SavedQuotation.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const ExplanationDialog = lazyPart(
  async () => (await import('../../components/totals/ExplanationDialog.tsx')).ExplanationDialog,
);

/** Into the cart at the quoted price, the file again, and how the price came about. */
export function QuotationActions({ quotation }: { readonly quotation: QuotationDetail }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isExplained, setIsExplained] = useState(false);
  const file = useMutation({ mutationFn: saveQuotationFile });
  const { take, busyId } = useTakeQuotation((cart) => {
    keepCart(cart);
    void navigate(paths.store);
  });
  const { hash, number, isValid, breakdown } = quotation;
  return (
    <Inline>
      {isValid && (
        <>
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
              file.mutate(hash, {
                onError: () => {
                  showSnackbar(formatMessage(listMessages.pdfFailed, { number }), 'failure');
                },
              });
            }}
          >
            <FormattedMessage {...listMessages.pdf} />
          </Button>
        </>
      )}
      <Button
        kind="quiet"
        icon="calculator"
        onClick={() => {
          setIsExplained(true);
        }}
      >
        <FormattedMessage {...messages.explain} />
      </Button>
      {isExplained && (
        <ExplanationDialog
          breakdown={breakdown}
          onClose={() => {
            setIsExplained(false);
          }}
        />
      )}
    </Inline>
  );
}
