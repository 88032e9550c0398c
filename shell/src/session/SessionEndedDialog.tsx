import { Button, FormattedMessage, LinkButton } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { paths } from '../paths.ts';
import { sessionMessages } from './messages.ts';
import { openSignIn } from './openSignIn.ts';

interface SessionEndedDialogProps {
  readonly onClose: () => void;
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
          <LinkButton href={paths.sessionEnded('/')}>
            <FormattedMessage {...sessionMessages.leave} />
          </LinkButton>
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
