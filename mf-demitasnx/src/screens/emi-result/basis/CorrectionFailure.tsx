import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages } from './messages.ts';

/** Why a correction failed. The server describes a fault of a list with its line. */
export function CorrectionFailure({ error }: { readonly error: Error | null }) {
  const title = <FormattedMessage {...messages.failed} />;
  if (isApiError(error) && error.status === 200)
    return (
      <Alert kind="danger" title={title}>
        {error.message}
      </Alert>
    );
  return <FailureAlert error={error} title={title} />;
}
