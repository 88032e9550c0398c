import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks before the input of a dialog is discarded. */
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
