import { Button, FormattedMessage, leaveUnasked } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { paths } from '../paths.ts';
import { sessionMessages } from './messages.ts';
import { openSignIn } from './openSignIn.ts';

interface SessionEndedDialogProps {
  readonly onClose: () => void;
}

function leave(): void {
  leaveUnasked(() => {
    location.assign(paths.sessionEnded('/'));
  });
}

/**
 * The dialog about an ended session. It cannot be closed, because nothing on the page works without
 * a session.
 */
export function SessionEndedDialog({ onClose }: SessionEndedDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      isDismissable={false}
      onClose={onClose}
      title={<FormattedMessage {...sessionMessages.endedTitle} />}
      actions={
        <>
          <Button onClick={leave}>
            <FormattedMessage {...sessionMessages.leave} />
          </Button>
          <Button kind="primary" onClick={openSignIn}>
            <FormattedMessage {...sessionMessages.signIn} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...sessionMessages.endedText} />
      </p>
    </Dialog>
  );
}
