import { Button, FormattedMessage, lazyPart, LinkButton, useSession } from '@portal/shared';
import { useState } from 'react';
import { usePricing } from '../../components/pricing/PricingProvider.tsx';
import { reasonId } from '../../components/totals/TotalsCard.tsx';
import { useNoTotalReason } from '../../components/totals/useNoTotalReason.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const BuyNowDialog = lazyPart(async () => (await import('./BuyNowDialog.tsx')).BuyNowDialog);

/** The button Buy now. Buying needs an account; after the sign-in, the cart is in the store. */
export function BuyNow() {
  const isVisitor = useSession(({ user }) => user === null);
  const { state } = usePricing();
  const hasReason = useNoTotalReason() !== null;
  const [isOpen, setIsOpen] = useState(false);
  if (!isVisitor) {
    return (
      <LinkButton kind="primary" to={paths.store}>
        <FormattedMessage {...messages.toStore} />
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        kind="primary"
        disabled={hasReason || state === 'loading'}
        aria-describedby={hasReason ? reasonId : undefined}
        onPointerEnter={BuyNowDialog.preload}
        onFocus={BuyNowDialog.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FormattedMessage {...messages.buy} />
      </Button>
      {isOpen && (
        <BuyNowDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
