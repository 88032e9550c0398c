import { Alert, Button, FormattedMessage, Stack } from '@portal/shared';
import { messages } from './messages.ts';

interface ResetMailSentProps {
  readonly sent: { readonly email: string; readonly linkMinutes: number };
  /** Called to return to the form. */
  readonly onAgain: () => void;
}

/** What follows after asking for the mail; the same whether or not the address has an account. */
export function ResetMailSent({ sent, onAgain }: ResetMailSentProps) {
  return (
    <Stack>
      <Alert kind="success">
        <FormattedMessage {...messages.sent} values={{ email: sent.email }} />
      </Alert>
      <p>
        <FormattedMessage {...messages.sentFor} values={{ count: sent.linkMinutes }} />
      </p>
      <p>
        <FormattedMessage {...messages.notArrived} />
      </p>
      <div>
        <Button onClick={onAgain}>
          <FormattedMessage {...messages.again} />
        </Button>
      </div>
    </Stack>
  );
}
