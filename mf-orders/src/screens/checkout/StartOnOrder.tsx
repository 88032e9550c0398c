import { Button, FormattedMessage, isApiError } from '@portal/shared';
import { leaveStart } from '@portal/shared/domain';
import { useChangeCart } from '../../components/stored-cart/useCheckoutCart.ts';
import { messages } from './messages.ts';

/** Whether the server refuses the chosen first day of new licenses, e.g. because it has passed. */
export function isStartRefused(error: unknown): boolean {
  return isApiError(error) && 'start_at' in error.fieldMessages;
}

interface StartOnOrderProps {
  readonly kind?: 'primary';
  readonly onLeave?: () => void;
}

/** Discards the chosen first day: licenses then start on the day of the order. */
export function StartOnOrder({ kind, onLeave }: StartOnOrderProps) {
  const changeCart = useChangeCart();
  return (
    <Button
      {...(kind ? { kind } : { size: 'small' as const })}
      onClick={() => {
        changeCart(leaveStart);
        onLeave?.();
      }}
    >
      <FormattedMessage {...messages.leaveStart} />
    </Button>
  );
}
