import type { ReactNode } from 'react';
import { Alert, Button, Stack } from '@portal/shared';

interface MailOnItsWayProps {
  /** Where the mail went. */
  readonly sent: ReactNode;
  /** For how long its link counts. */
  readonly until: ReactNode;
  /** What to do when no mail arrives. */
  readonly notArrived: ReactNode;
  /** What the button says that returns to the form. */
  readonly again: ReactNode;
  readonly onAgain: () => void;
}

/** What follows a form that has sent a mail; it is the same whether or not there was an account. */
export function MailOnItsWay({ sent, until, notArrived, again, onAgain }: MailOnItsWayProps) {
  return (
    <Stack>
      <Alert kind="success">{sent}</Alert>
      <p>{until}</p>
      <p>{notArrived}</p>
      <div>
        <Button onClick={onAgain}>{again}</Button>
      </div>
    </Stack>
  );
}
