import { Alert, FailureAlert, FormattedMessage } from '@portal/shared';
import { PasskeyFailure } from '../../api/factors/signWithPasskey.ts';
import { messages } from './messages.ts';

/** Why nothing came of a second factor: the browser brought no passkey, or the call failed. */
export function PasskeyAlert({ error }: { readonly error: unknown }) {
  if (!(error instanceof PasskeyFailure)) return <FailureAlert error={error} />;
  return (
    <Alert kind="warning">
      <FormattedMessage {...messages[error.reason]} />
    </Alert>
  );
}
