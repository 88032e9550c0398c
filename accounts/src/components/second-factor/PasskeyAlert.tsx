import { Alert, FailureAlert, FormattedMessage } from '@portal/shared';
import { PasskeyFailure } from '../../api/factors/signWithPasskey.ts';
import { messages } from './messages.ts';

/** Why a second factor failed: the browser returned no passkey, or the call failed. */
export function PasskeyAlert({ error }: { readonly error: unknown }) {
  if (!(error instanceof PasskeyFailure)) return <FailureAlert error={error} />;
  return (
    <Alert kind="warning">
      <FormattedMessage {...messages[error.reason]} />
    </Alert>
  );
}
