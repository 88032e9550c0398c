import { FormattedMessage, showSnackbar, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useUnlink } from '../../../api/useUnlink.ts';
import { messages } from './messages.ts';

/** Asks before ending the link. */
export function UnlinkDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const { error, isPending, mutate } = useUnlink();
  const handleConfirm = () => {
    mutate(undefined, {
      onSuccess: () => {
        showSnackbar(intl.formatMessage(messages.done));
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...messages.title} />}
      confirmLabel={<FormattedMessage {...messages.confirm} />}
      isBusy={isPending}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.consequence} />
      </p>
    </ConfirmDialog>
  );
}
