import { FailureAlert, FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';

export interface FailedAct {
  /** Number of the license. */
  readonly number: string;
  readonly error: unknown;
}

interface ActFailureProps extends FailedAct {
  readonly message: typeof messages.autoRenewalFailed | typeof messages.licenseFileFailed;
}

/** Something done in a row failed; doing it again there is the way to try again. */
export function ActFailure({ message, number, error }: ActFailureProps) {
  return (
    <FailureAlert error={error} title={<FormattedMessage {...message} values={{ number }} />} />
  );
}
