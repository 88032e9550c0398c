import { ErrorSentence, FormattedMessage, isApiError, RequestId } from '@portal/shared';
import { FileChangedError } from '../../../api/upload/FileChangedError.ts';
import { messages } from './messages.ts';

/** Why an upload was refused: the server's sentence, or the failure. */
export function RefusedUpload({ error }: { readonly error: unknown }) {
  if (error instanceof FileChangedError) return <FormattedMessage {...messages.fileChanged} />;
  if (isApiError(error) && error.kind === 'refused') {
    // Discarded in another window, or expired after a day.
    if (error.status === 404 || error.status === 410) {
      return <FormattedMessage {...messages.gone} />;
    }
    // A refusal of the upload itself has a sentence; generic refusals have only a code.
    if (error.message !== error.code) return error.message;
  }
  return (
    <>
      <ErrorSentence error={error} /> <RequestId error={error} />
    </>
  );
}
