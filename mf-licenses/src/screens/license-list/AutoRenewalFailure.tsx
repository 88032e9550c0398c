import { Alert, ErrorSentence, FormattedMessage, RequestId } from '@portal/shared';
import { messages } from './messages.ts';

export interface FailedAutoRenewal {
  /** Number of the license. */
  readonly number: string;
  readonly error: unknown;
}

/** The switch went back; pressing it again is the way to try again. */
export function AutoRenewalFailure({ number, error }: FailedAutoRenewal) {
  return (
    <Alert
      kind="danger"
      title={<FormattedMessage {...messages.autoRenewalFailed} values={{ number }} />}
    >
      <ErrorSentence error={error} /> <RequestId error={error} />
    </Alert>
  );
}
