import { FormattedMessage } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { messages } from './leavingMessages.ts';

interface LeaveQuestionProps {
  readonly fileName: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before leaving the page during an upload. */
export function LeaveQuestion({ fileName, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.title} />}
      confirmLabel={<FormattedMessage {...messages.leave} />}
      cancelLabel={<FormattedMessage {...messages.stay} />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <FormattedMessage {...messages.text} values={{ file: fileName }} />
    </ConfirmDialog>
  );
}
