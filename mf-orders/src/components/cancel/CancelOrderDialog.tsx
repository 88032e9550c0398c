import { FormattedMessage, showSnackbar, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import type { CancelledOrder, OrderCancelling } from '../../api/useCancelOrder.ts';
import { messages } from './messages.ts';

interface CancelOrderDialogProps {
  readonly order: CancelledOrder;
  /** The page owns the mutation, so that it can show a failure after the dialog has closed. */
  readonly cancelling: OrderCancelling;
  readonly onClose: () => void;
}

/** Asks before cancelling an order. Any answer closes the dialog. */
export function CancelOrderDialog({
  order: { id, number },
  cancelling,
  onClose,
}: CancelOrderDialogProps) {
  const { formatMessage } = useIntl();
  const handleConfirm = () => {
    cancelling.mutate(
      { id, number },
      {
        onSuccess: () => {
          showSnackbar(formatMessage(messages.done, { number }));
        },
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      isDanger
      size="large"
      title={<FormattedMessage {...messages.title} />}
      cancelLabel={<FormattedMessage {...messages.keep} />}
      confirmLabel={<FormattedMessage {...messages.execute} />}
      isBusy={cancelling.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.question} values={{ number }} />
      </p>
    </ConfirmDialog>
  );
}
