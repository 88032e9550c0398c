import { Alert, bringIntoView, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages, refusalMessages } from './messages.ts';

/** Refusals that the server words. */
const worded = new Set(['invalid', 'license', 'license_period', 'license_used']);

/**
 * Why a re-run failed. Scrolled into view, since it is at the end of a long form. The server
 * describes a class list error with its line.
 */
export function RerunFailure({ error }: { readonly error: Error }) {
  const title = <FormattedMessage {...messages.failed} />;
  const refusal = isApiError(error) && error.status === 200 ? error : undefined;
  const known = Object.entries(refusalMessages).find(([code]) => code === refusal?.code);
  return (
    <div ref={bringIntoView}>
      {known || worded.has(refusal?.code ?? '') ? (
        <Alert kind="danger" title={title}>
          {known ? <FormattedMessage {...known[1]} /> : refusal?.message}
        </Alert>
      ) : (
        <FailureAlert error={error} title={title} />
      )}
    </div>
  );
}
