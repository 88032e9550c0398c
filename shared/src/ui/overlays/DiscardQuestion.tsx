import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks before what is typed in a dialog is lost. */
export function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...commonMessages.discardTitle} />}
      confirmLabel={<FormattedMessage {...commonMessages.discard} />}
      cancelLabel={<FormattedMessage {...commonMessages.keepEditing} />}
      onConfirm={onDiscard}
      onClose={onStay}
    >
      <FormattedMessage {...commonMessages.discardText} />
    </ConfirmDialog>
  );
}
