import {
  Alert,
  Button,
  commonMessages,
  FormattedMessage,
  isApiError,
  showSnackbar,
  useIntl,
} from '@portal/shared';
import { ConfirmDialog, Dialog } from '@portal/shared/overlays';
import { useCancelOrder } from '../../api/useCancelOrder.ts';
import { messages } from './messages.ts';

interface CancelOrderDialogProps {
  readonly order: { readonly id: string; readonly number: string };
  readonly onClose: () => void;
}

/**
 * Asks before an order is cancelled. When it cannot be cancelled any more, because it was paid or
 * approved meanwhile, it says so, over what is shown anew, and leaves nothing to press but Close.
 */
export function CancelOrderDialog({ order: { id, number }, onClose }: CancelOrderDialogProps) {
  const { formatMessage } = useIntl();
  const { error, isPending, mutate } = useCancelOrder();
  const title = <FormattedMessage {...messages.title} />;
  const handleConfirm = () => {
    mutate(id, {
      onSuccess: () => {
        showSnackbar(formatMessage(messages.done, { number }));
        onClose();
      },
    });
  };

  if (isApiError(error) && error.code === 'not_cancellable') {
    return (
      <Dialog
        size="large"
        title={title}
        onClose={onClose}
        actions={
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        }
      >
        <Alert kind="warning">
          <FormattedMessage {...messages.tooLate} values={{ number }} />
        </Alert>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isDanger
      size="large"
      title={title}
      confirmLabel={<FormattedMessage {...messages.execute} />}
      isBusy={isPending}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.question} values={{ number }} />
      </p>
    </ConfirmDialog>
  );
}
