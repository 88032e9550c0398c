import { useState } from 'react';
import { Alert, Button, FormattedMessage, lazyPart, useSession } from '@portal/shared';
import { sessionMessages } from './messages.ts';
import { openSignIn } from './openSignIn.ts';

const SessionEndedDialog = lazyPart(
  async () => (await import('./SessionEndedDialog.tsx')).SessionEndedDialog,
);

/** Asks for a new sign-in when the session has ended; the screen behind keeps its input. */
export function SessionEnded() {
  const isExpired = useSession(({ status }) => status === 'expired');
  const [isPlain, setIsPlain] = useState(false);
  if (!isExpired) return null;
  if (!isPlain) {
    return (
      <SessionEndedDialog
        onClose={() => {
          // The dialog's code could not be loaded.
          setIsPlain(true);
        }}
      />
    );
  }
  return (
    <Alert
      kind="warning"
      title={<FormattedMessage {...sessionMessages.endedTitle} />}
      action={
        <Button kind="primary" onClick={openSignIn}>
          <FormattedMessage {...sessionMessages.signIn} />
        </Button>
      }
    >
      <FormattedMessage {...sessionMessages.endedText} />
    </Alert>
  );
}
