import { FormattedMessage, useFormats } from '@portal/shared';
import type { SentMail } from '../../api/useRegister.ts';
import { MailOnItsWay } from '../../components/MailOnItsWay.tsx';
import { messages } from './messages.ts';

interface MailSentProps {
  readonly sent: SentMail;
  /** Called to return to the form, with what was typed. */
  readonly onAgain: () => void;
}

/** The page after a registration, which says where the mail went. */
export function MailSent({ sent, onAgain }: MailSentProps) {
  const time = useFormats().instantInWords(sent.expiresAt);
  return (
    <MailOnItsWay
      sent={<FormattedMessage {...messages.sent} values={{ email: sent.email }} />}
      until={<FormattedMessage {...messages.sentUntil} values={{ time }} />}
      notArrived={<FormattedMessage {...messages.notArrived} />}
      again={<FormattedMessage {...messages.again} />}
      onAgain={onAgain}
    />
  );
}
