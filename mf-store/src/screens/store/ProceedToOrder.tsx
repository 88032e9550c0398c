import { Button, FormattedMessage, useHasScreen, useNavigate } from '@portal/shared';
import { usePricing } from '../../components/pricing/PricingProvider.tsx';
import { reasonId } from '../../components/totals/TotalsCard.tsx';
import { useNoTotalReason } from '../../components/totals/useNoTotalReason.ts';
import { Reserved } from './ProceedToOrder.styles.ts';
import { messages } from './messages.ts';
import { paths } from '../../paths.ts';

/** The button that leads to the checkout, where the portal has one. */
export function ProceedToOrder() {
  const navigate = useNavigate();
  const hasCheckout = useHasScreen(paths.payment);
  const { state } = usePricing();
  const hasNoTotal = useNoTotalReason() !== null;
  // Only a total that the server has confirmed can be ordered.
  const isUnconfirmed = !hasNoTotal && state === 'failed';
  if (hasCheckout === undefined) {
    return (
      <Reserved>
        <FormattedMessage {...messages.proceed} />
      </Reserved>
    );
  }
  if (!hasCheckout) return null;
  return (
    <Button
      kind="primary"
      isBusy={!hasNoTotal && state === 'updating'}
      disabled={hasNoTotal || isUnconfirmed || state === 'loading'}
      aria-describedby={hasNoTotal || isUnconfirmed ? reasonId : undefined}
      onClick={() => {
        void navigate(paths.payment);
      }}
    >
      <FormattedMessage {...messages.proceed} />
    </Button>
  );
}
