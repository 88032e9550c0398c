import { FormattedMessage } from 'react-intl';
import { failureMessages } from '../../intl/failureMessages.ts';
import { isApiError, type ApiError } from '../../http/ApiError.ts';

function messageOf(error: ApiError) {
  if (error.code === 'not_allowed') return failureMessages.notAllowed;
  if (error.code === 'not_found') return failureMessages.notFound;
  if (error.code === 'database_away') return failureMessages.databaseAway;
  if (error.code === 'disk_full') return failureMessages.diskFull;
  if (error.status === 413) return failureMessages.tooLarge;
  if (error.status === 429) return failureMessages.tooMany;
  return failureMessages[error.kind];
}

/** A sentence about any failure in the reader's language: what went wrong and what to do. */
export function ErrorSentence({ error }: { readonly error: unknown }) {
  const message = isApiError(error) ? messageOf(error) : failureMessages.unknown;
  return <FormattedMessage {...message} />;
}
