import type { ReactNode } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { ErrorSentence } from './ErrorSentence.tsx';
import { RequestId } from './RequestId.tsx';

interface FailureAlertProps {
  /** Nothing is shown without one. */
  readonly error: unknown;
  /** What could not be done. */
  readonly title?: ReactNode;
}

/** Why something could not be done, with the number that support finds it by. */
export function FailureAlert({ error, title }: FailureAlertProps) {
  if (error === null || error === undefined) return null;
  return (
    <Alert kind="danger" title={title}>
      <ErrorSentence error={error} /> <RequestId error={error} />
    </Alert>
  );
}
