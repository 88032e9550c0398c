import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages } from './messages.ts';

/** An alert about a failure that belongs to no field. */
export function ApplicationFailure({ error }: { readonly error: unknown }) {
  const title = <FormattedMessage {...messages.failed} />;
  const sentence = isApiError(error) ? error.fieldMessages.data : undefined;
  if (sentence === undefined) return <FailureAlert error={error} title={title} />;
  return (
    <Alert kind="danger" title={title}>
      {sentence}
    </Alert>
  );
}
