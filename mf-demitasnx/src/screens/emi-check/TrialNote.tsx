import { Alert, FormattedMessage } from '@portal/shared';
import { emiLicenseTerms, type EmiTrialState } from '@portal/shared/domain';
import { DialogButton } from './DialogButton.tsx';
import type { OpenDialog } from './EmiCheckDialog.tsx';
import { Note } from './Note.styles.ts';
import { messages } from './messages.ts';

interface TrialNoteProps {
  readonly trial: EmiTrialState;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The free trial with its application, or the reason why it is unavailable. */
export function TrialNote({ trial, onOpen }: TrialNoteProps) {
  switch (trial) {
    case 'available':
      return (
        <Alert
          title={<FormattedMessage {...messages.trial} />}
          action={
            <DialogButton dialog="trial" size="small" onOpen={onOpen}>
              <FormattedMessage {...messages.applyForTrial} />
            </DialogButton>
          }
        >
          <FormattedMessage {...messages.trialTerms} values={emiLicenseTerms.trial} />
        </Alert>
      );
    case 'used':
    case 'ended':
      return (
        <Note>
          <FormattedMessage {...(trial === 'used' ? messages.trialUsed : messages.trialEnded)} />
        </Note>
      );
    case 'still':
      return null;
  }
}
