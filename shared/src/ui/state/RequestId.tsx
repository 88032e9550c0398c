import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { isApiError } from '../../web/http/ApiError.ts';

/**
 * The request id, which lets support find a failure in the log; nothing without one, or when the
 * server only asks to wait.
 */
export function RequestId({ error }: { readonly error: unknown }) {
  const id = isApiError(error) && error.status !== 429 ? error.requestId : undefined;
  if (id === undefined) return null;
  return <FormattedMessage {...commonMessages.requestId} values={{ id }} />;
}
