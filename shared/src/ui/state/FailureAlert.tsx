import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { ErrorSentence } from './ErrorSentence.tsx';
import { RequestId } from './RequestId.tsx';

interface FailureAlertProps {
  /** The failure; `null` or `undefined` shows nothing. */
  readonly error: unknown;
  /** What failed, as the title of the alert. */
  readonly title?: ReactNode;
}

/** An alert about a failure, with the request id for support. */
export function FailureAlert({ error, title }: FailureAlertProps) {
  if (error === null || error === undefined) return null;
  return (
    <Alert kind="danger" title={title}>
      <ErrorSentence error={error} /> <RequestId error={error} />
    </Alert>
  );
}
