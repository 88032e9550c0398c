import { FormattedMessage } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { messages } from '../messages.ts';

interface ClearDialogProps {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ClearDialog({ onConfirm, onClose }: ClearDialogProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.ask} />}
      confirmLabel={<FormattedMessage {...messages.clear} />}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
