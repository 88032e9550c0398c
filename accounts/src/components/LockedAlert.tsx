import { Alert, FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';

/** Number of seconds from which a wait is told in minutes. */
const manySeconds = 90;

/** That nothing is heard for a while after too many failures. */
export function LockedAlert({ waitSeconds }: { readonly waitSeconds: number }) {
  return (
    <Alert kind="warning">
      {waitSeconds < manySeconds ? (
        <FormattedMessage {...messages.lockedSeconds} values={{ count: waitSeconds }} />
      ) : (
        <FormattedMessage
          {...messages.lockedMinutes}
          values={{ count: Math.ceil(waitSeconds / 60) }}
        />
      )}
    </Alert>
  );
}
