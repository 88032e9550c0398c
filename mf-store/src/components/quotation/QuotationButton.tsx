import { Button, FormattedMessage, lazyPart } from '@portal/shared';
import { useState } from 'react';
import { noAddressee, type Addressee } from '../../domain/QuotationForm.ts';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { reasonId } from '../totals/TotalsCard.tsx';
import { messages } from '../totals/messages.ts';
import { useNoTotalReason } from '../totals/useNoTotalReason.ts';

const QuotationDialog = lazyPart(
  async () => (await import('./QuotationDialog.tsx')).QuotationDialog,
);

/** Opens the quotation dialog. Reopening restores the typed values. */
export function QuotationButton() {
  const { state } = usePricing();
  const hasReason = useNoTotalReason() !== null;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<Addressee>(noAddressee);
  return (
    <>
      <Button
        icon="file-text"
        disabled={hasReason || state === 'loading'}
        aria-describedby={hasReason ? reasonId : undefined}
        onPointerEnter={QuotationDialog.preload}
        onFocus={QuotationDialog.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FormattedMessage {...messages.quote} />
      </Button>
      {isOpen && (
        <QuotationDialog
          typed={typed}
          onType={setTyped}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
