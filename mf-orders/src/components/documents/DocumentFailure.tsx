import {
  Alert,
  ErrorSentence,
  FormattedMessage,
  isApiError,
  type WantedDocument,
} from '@portal/shared';
import { WithRequestId } from '../failure/WithRequestId.tsx';
import { messages } from './messages.ts';

interface DocumentFailureProps {
  readonly wanted: WantedDocument;
  readonly error: unknown;
}

/** An alert about a document that could not be downloaded; the person can choose it again. */
export function DocumentFailure({ wanted: { kind, number }, error }: DocumentFailureProps) {
  const isGone = isApiError(error) && error.code === 'not_offered';
  return (
    <Alert
      kind="danger"
      title={
        <FormattedMessage
          {...messages.failed}
          values={{ document: <FormattedMessage {...messages[kind]} />, number }}
        />
      }
    >
      <WithRequestId error={error}>
        {isGone ? <FormattedMessage {...messages.notOffered} /> : <ErrorSentence error={error} />}
      </WithRequestId>
    </Alert>
  );
}
