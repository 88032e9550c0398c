import { FormattedMessage } from 'react-intl';
import { failureMessages } from '../../web/intl/failureMessages.ts';
import { isApiError, type ApiError } from '../../web/http/ApiError.ts';

function messageOf(error: ApiError) {
  if (error.code === 'not_allowed') return failureMessages.notAllowed;
  if (error.code === 'not_found') return failureMessages.notFound;
  if (error.code === 'not_offered') return failureMessages.notOffered;
  if (error.code === 'database_away') return failureMessages.databaseAway;
  if (error.code === 'disk_full') return failureMessages.diskFull;
  if (error.status === 413) return failureMessages.tooLarge;
  return failureMessages[error.kind];
}

/** Waits of up to this many seconds are called a moment. */
const moment = 10;
const minute = 60;
const hour = 60 * minute;

/** Says that there were too many calls, and when the next one can succeed. */
function TooMany({ seconds = 0 }: { readonly seconds: number | undefined }) {
  if (seconds <= moment) return <FormattedMessage {...failureMessages.tooMany} />;
  const isLong = seconds > hour;
  return (
    <FormattedMessage
      {...(isLong ? failureMessages.tooManyHours : failureMessages.tooManyMinutes)}
      // Rounded up, so that the call succeeds after that time.
      values={{ count: Math.ceil(seconds / (isLong ? hour : minute)) }}
    />
  );
}

/** A sentence about any failure, in the reader's language: what failed and what to do. */
export function ErrorSentence({ error }: { readonly error: unknown }) {
  if (!isApiError(error)) return <FormattedMessage {...failureMessages.unknown} />;
  if (error.status === 429) return <TooMany seconds={error.retryAfterSeconds} />;
  return <FormattedMessage {...messageOf(error)} />;
}
