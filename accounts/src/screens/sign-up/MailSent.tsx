import { Alert, Button, FormattedMessage, Stack, useFormats } from '@portal/shared';
import type { SentMail } from '../../api/useRegister.ts';
import { messages } from './messages.ts';

interface MailSentProps {
  readonly sent: SentMail;
  /** Called to return to the form, with what was typed. */
  readonly onAgain: () => void;
}

/**
 * The page after a registration, which says where the mail went; it is the same whether or not the
 * address had an account.
 */
export function MailSent({ sent, onAgain }: MailSentProps) {
  const { instantInWords } = useFormats();
  return (
    <Stack>
      <Alert kind="success">
        <FormattedMessage {...messages.sent} values={{ email: sent.email }} />
      </Alert>
      <p>
        <FormattedMessage
          {...messages.sentUntil}
          values={{ time: instantInWords(sent.expiresAt) }}
        />
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
