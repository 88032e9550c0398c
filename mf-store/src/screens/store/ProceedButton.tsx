import { Button, FormattedMessage } from '@portal/shared';
import { usePricing } from '../../components/pricing/PricingProvider.tsx';
import { reasonId } from '../../components/totals/TotalsCard.tsx';
import { useNoTotalReason } from '../../components/totals/useNoTotalReason.ts';
import { messages } from './messages.ts';

interface ProceedButtonProps {
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** Opens the order, once the server has confirmed the total. */
export function ProceedButton({ isBusy = false, onPress }: ProceedButtonProps) {
  const { state } = usePricing();
  const hasNoTotal = useNoTotalReason() !== null;
  const isUnconfirmed = !hasNoTotal && state === 'failed';
  return (
    <Button
      kind="primary"
      isBusy={isBusy || (!hasNoTotal && state === 'updating')}
      disabled={hasNoTotal || isUnconfirmed || state === 'loading'}
      aria-describedby={hasNoTotal || isUnconfirmed ? reasonId : undefined}
      onClick={onPress}
    >
      <FormattedMessage {...messages.proceed} />
    </Button>
  );
}
