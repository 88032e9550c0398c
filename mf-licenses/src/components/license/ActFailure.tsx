import { FailureAlert, FormattedMessage } from '@portal/shared';
import { licenseMessages } from './messages.ts';

export interface FailedAct {
  readonly number: string;
  readonly error: unknown;
}

interface ActFailureProps extends FailedAct {
  readonly message:
    | typeof licenseMessages.autoRenewalFailed
    | typeof licenseMessages.licenseFileFailed;
}

/** An alert about a failed act in a row, where the person can retry. */
export function ActFailure({ message, number, error }: ActFailureProps) {
  return (
    <FailureAlert error={error} title={<FormattedMessage {...message} values={{ number }} />} />
  );
}
