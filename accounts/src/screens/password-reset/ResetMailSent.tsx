import { Alert, FormattedMessage, Stack } from '@portal/shared';
import { MailOnItsWay } from '../../components/MailOnItsWay.tsx';
import { messages } from './messages.ts';

interface ResetMailSentProps {
  readonly sent: {
    readonly email: string;
    readonly linkMinutes: number;
    readonly hasProvider: boolean;
  };
  /** Called to return to the form. */
  readonly onAgain: () => void;
}

/** What follows after asking for the mail that resets a password. */
export function ResetMailSent({ sent, onAgain }: ResetMailSentProps) {
  return (
    <Stack>
      {sent.hasProvider && (
        <Alert>
          <FormattedMessage {...messages.sso} />
        </Alert>
      )}
      <MailOnItsWay
        sent={<FormattedMessage {...messages.sent} values={{ email: sent.email }} />}
        until={<FormattedMessage {...messages.sentFor} values={{ count: sent.linkMinutes }} />}
        notArrived={<FormattedMessage {...messages.notArrived} />}
        again={<FormattedMessage {...messages.again} />}
        onAgain={onAgain}
      />
    </Stack>
  );
}
