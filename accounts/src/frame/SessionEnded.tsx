import { Alert, FormattedMessage, TextLink, useSession } from '@portal/shared';
import { paths } from '../paths.ts';
import { messages } from './messages.ts';

/**
 * The dialog about a session that has ended while something is typed: a sign-in in another tab
 * restores it.
 */
export function SessionEnded() {
  const isExpired = useSession((session) => session.status === 'expired');
  if (!isExpired) return null;
  return (
    <Alert
      kind="warning"
      title={<FormattedMessage {...messages.sessionEnded} />}
      action={
        <TextLink href={paths.user} isExternal>
          <FormattedMessage {...messages.signInAgain} />
        </TextLink>
      }
    >
      <FormattedMessage {...messages.typedIsKept} />
    </Alert>
  );
}
