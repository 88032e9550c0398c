import { ErrorSentence, isApiError, RequestId } from '@portal/shared';

/** Why an upload was not accepted: the server's sentence, or one about the failure. */
export function RefusedUpload({ error }: { readonly error: unknown }) {
  // A refusal of the upload itself has status 200 and a sentence; those of any call have a code.
  if (isApiError(error) && error.kind === 'refused' && error.status === 200) return error.message;
  return (
    <>
      <ErrorSentence error={error} /> <RequestId error={error} />
    </>
  );
}
