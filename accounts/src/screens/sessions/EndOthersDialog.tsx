import { FormattedMessage, showSnackbar, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useEndSessions } from '../../api/sessions/useEndSessions.ts';
import { messages } from './messages.ts';

interface EndOthersDialogProps {
  /** How many devices are signed out. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks before every other device is signed out. */
export function EndOthersDialog({ count, onClose }: EndOthersDialogProps) {
  const { formatMessage } = useIntl();
  const end = useEndSessions();
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...messages.endOthersTitle} />}
      confirmLabel={<FormattedMessage {...messages.endOthers} />}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => {
        end.mutate(null, {
          onSuccess: () => {
            showSnackbar(formatMessage(messages.othersEnded));
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.endOthersText} values={{ count }} />
      </p>
    </ConfirmDialog>
  );
}
