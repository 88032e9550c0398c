import {
  Alert,
  ErrorSentence,
  FormattedMessage,
  isApiError,
  RequestId,
  type WantedDocument,
} from '@portal/shared';
import { orderMessages } from './messages.ts';

interface DocumentFailureProps {
  readonly wanted: WantedDocument;
  readonly error: unknown;
}

/** An alert about a document that could not be downloaded; the person can choose it again. */
export function DocumentFailure({ wanted: { kind, number }, error }: DocumentFailureProps) {
  const isGone = isApiError(error) && error.code === 'not_offered';
  const sentence = isGone ? (
    <FormattedMessage {...orderMessages.documentGone} />
  ) : (
    <ErrorSentence error={error} />
  );
  const document = <FormattedMessage {...orderMessages[kind]} />;
  return (
    <Alert
      kind="danger"
      title={<FormattedMessage {...orderMessages.documentFailed} values={{ document, number }} />}
    >
      {sentence} <RequestId error={error} />
    </Alert>
  );
}
