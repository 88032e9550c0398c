import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages, refusalMessages } from './messages.ts';

/** Why a run could not be asked for. A fault in the classes is named by the server, with its line. */
export function RerunFailure({ error }: { readonly error: Error | null }) {
  const title = <FormattedMessage {...messages.failed} />;
  const refusal = isApiError(error) && error.status === 200 ? error : undefined;
  const known = Object.entries(refusalMessages).find(([code]) => code === refusal?.code);
  if (known || refusal?.code === 'invalid') {
    return (
      <Alert kind="danger" title={title}>
        {known ? <FormattedMessage {...known[1]} /> : refusal?.message}
      </Alert>
    );
  }
  return <FailureAlert error={error} title={title} />;
}
