import { showSnackbar, useFormats, useIntl, useSession, useMayBuy } from '@portal/shared';
import { personName } from '@portal/shared/domain';
import { useState } from 'react';
import { useCreateQuotation } from '../../api/useCreateQuotation.ts';
import { prefilled, type Addressee } from '../../domain/QuotationForm.ts';
import { keepBrowserQuotation } from '../browser-quotations/browserQuotations.ts';
import { useBuyer } from '../pricing/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { QuotationFileDialog } from './QuotationFileDialog.tsx';
import { QuotationFormDialog } from './QuotationFormDialog.tsx';
import { QuotationProgress } from './QuotationProgress.tsx';
import { useDisplays } from './useDisplays.ts';

interface QuotationDialogProps {
  readonly typed: Addressee;
  readonly onType: (typed: Addressee) => void;
  readonly onClose: () => void;
}

/**
 * The quotation dialog: the form, then the progress. A refusal leads back to the form, a failed
 * download to another attempt.
 */
export function QuotationDialog({ typed, onType, onClose }: QuotationDialogProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const { country, isMember } = useBuyer();
  const { cart, startsOn, breakdown } = usePricing();
  const known = useKnownAddressee();
  const [displays, setDisplay] = useDisplays();
  const [addressee, setAddressee] = useState(() => (isMember ? prefilled(typed, known) : typed));
  const mayBuy = useMayBuy();
  const quotation = useCreateQuotation();

  const handleDone = (number: string, validUntil: string) => {
    showSnackbar(formatMessage(messages.done, { number, day: dayInWords(validUntil) }));
    onClose();
  };
  const handleCreate = (wanted: Addressee) => {
    if (breakdown === null) return;
    setAddressee(wanted);
    onType(wanted);
    const owner = { country, isMember };
    quotation.mutate(
      { cart, startsOn, owner, breakdown, form: { ...wanted, ...displays } },
      {
        onSuccess: ({ hash, number, validUntil, error }) => {
          // The quotation of a buyer is in the team's list.
          if (!mayBuy) keepBrowserQuotation({ hash, number, validUntil });
          if (error === null) handleDone(number, validUntil);
        },
      },
    );
  };

  if (quotation.isPending) return <QuotationProgress />;
  if (quotation.data && quotation.data.error !== null) {
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
    <QuotationFormDialog
      addressee={addressee}
      displays={displays}
      isQuoted={cart.quotationId !== null}
      error={quotation.error}
      onDisplay={setDisplay}
      onCreate={handleCreate}
      onClose={(latest) => {
        onType(latest);
        onClose();
      }}
    />
  );
}

/** The data of the person and the team that fill in the form. */
function useKnownAddressee(): Addressee {
  const user = useSession((session) => session.user);
  const team = useSession((session) => session.team);
  const locale = useSession((session) => session.locale);
  return {
    company: team?.name ?? '',
    user_name: personName(user, locale),
    email: user?.email ?? '',
    tel: team?.tel ?? '',
  };
}
