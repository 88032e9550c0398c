import { Alert, bringIntoView, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages, refusalMessages } from './messages.ts';

/**
 * Why a run could not be asked for; it comes into sight, since it stands at the end of a long form.
 * A fault in the classes is named by the server, with its line.
 */
export function RerunFailure({ error }: { readonly error: Error }) {
  const title = <FormattedMessage {...messages.failed} />;
  const refusal = isApiError(error) && error.status === 200 ? error : undefined;
  const known = Object.entries(refusalMessages).find(([code]) => code === refusal?.code);
  return (
    <div ref={bringIntoView}>
      {known || refusal?.code === 'invalid' ? (
        <Alert kind="danger" title={title}>
          {known ? <FormattedMessage {...known[1]} /> : refusal?.message}
        </Alert>
      ) : (
        <FailureAlert error={error} title={title} />
      )}
    </div>
  );
}
