import { RemoteMessages, showSnackbar, useFormats, useIntl, useMayBuy } from '@portal/shared';
import { useState } from 'react';
import { useCreateQuotation } from '../../api/useCreateQuotation.ts';
import { prefilled, typedValues, type Addressee } from '../../domain/QuotationForm.ts';
import { keepBrowserQuotation } from '../browser-quotations/browserQuotations.ts';
import { useBuyer } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import en from '../../locales/quotation/en.json';
import ja from '../../locales/quotation/ja.json';
import { messages } from './messages.ts';
import { QuotationFileDialog } from './QuotationFileDialog.tsx';
import { QuotationFormDialog } from './QuotationFormDialog.tsx';
import { QuotationProgress } from './QuotationProgress.tsx';
import { useDisplays } from './useDisplays.ts';
import { useKnownAddressee } from './useKnownAddressee.ts';
import { useProgress } from './useProgress.ts';

const catalogs = { en, ja };

interface QuotationDialogProps {
  readonly typed: Addressee;
  readonly onType: (typed: Addressee) => void;
  readonly onClose: () => void;
}

/**
 * The quotation dialog: the form with the progress above it, so that the form keeps its state when
 * the quotation is refused. A failed download offers a retry.
 */
export function QuotationDialog(props: QuotationDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content({ typed, onType, onClose }: QuotationDialogProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const { country, isMember } = useBuyer();
  const { cart, startsOn, breakdown } = usePricing();
  const known = useKnownAddressee();
  const [displays, setDisplay] = useDisplays();
  const [addressee] = useState(() => (isMember ? prefilled(typed, known) : typed));
  const mayBuy = useMayBuy();
  const quotation = useCreateQuotation();
  const [isProgressShown, runUnderProgress] = useProgress();

  const handleDone = (number: string, validUntil: string) => {
    showSnackbar(formatMessage(messages.done, { number, day: dayInWords(validUntil) }));
    onClose();
  };
  // Prefilled values are filled again, in the name order of the language current by then.
  const handleType = (latest: Addressee) => {
    onType(isMember ? typedValues(known, latest) : latest);
  };
  const handleCreate = async (wanted: Addressee) => {
    if (breakdown === null) return;
    handleType(wanted);
    const owner = { country, isMember };
    const form = { ...wanted, ...displays };
    const made = await runUnderProgress(() =>
      quotation.mutateAsync({ cart, startsOn, owner, breakdown, form }),
    );
    const { hash, number, validUntil } = made;
    // A buyer's quotation is in the team's list.
    if (!mayBuy) keepBrowserQuotation({ hash, number, validUntil });
    if (made.error === null) handleDone(number, validUntil);
  };

  if (!isProgressShown && quotation.data && quotation.data.error !== null) {
    const { hash, number, validUntil, error } = quotation.data;
    return (
      <QuotationFileDialog
        hash={hash}
        number={number}
        error={error}
        onSaved={() => {
          handleDone(number, validUntil);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      <QuotationFormDialog
        addressee={addressee}
        displays={displays}
        isQuoted={cart.quotationId !== null}
        error={quotation.error}
        onDisplay={setDisplay}
        onCreate={handleCreate}
        onClose={(latest) => {
          handleType(latest);
          onClose();
        }}
      />
      {isProgressShown && <QuotationProgress />}
    </>
  );
}
