import { Alert, ErrorSentence, RequestId } from '@portal/shared';

/** Why a form could not be sent, above its button; what is typed stays. */
export function FailureAlert({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  return (
    <Alert kind="danger">
      <ErrorSentence error={error} />
      <div>
        <RequestId error={error} />
      </div>
    </Alert>
  );
}
