import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '../web/http/ApiError.ts';
import type { Locale } from '../basics/Locale.ts';
import { ErrorSentence } from '../ui/state/ErrorSentence.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { EmbedTexts } from './EmbedTexts.tsx';
import { messages } from './messages.ts';
import { usePageAround } from './PageAround.ts';
import { RemoteNotAllowed, SiteNotAllowed } from './SiteNotAllowed.ts';
import { NoToken } from './tokens/NoToken.ts';
import { SignInFailure } from './tokens/SignInFailure.ts';

interface EmbedFailureProps {
  readonly error: unknown;
  readonly locale: Locale;
  readonly onRetry: () => void;
}

/** The session of an embedded remote could not be loaded, so there are no providers yet. */
export function EmbedFailure({ error, locale, onRetry }: EmbedFailureProps) {
  const page = usePageAround();
  useEffect(() => {
    const id = (isApiError(error) ? error.requestId : undefined) ?? null;
    const message = error instanceof Error ? error.message : String(error);
    page?.tell('portal-error', { id, message });
  }, [page, error]);
  return (
    <EmbedTexts locale={locale}>
      <ErrorState error={error} onRetry={onRetry}>
        <Sentence error={error} />
      </ErrorState>
    </EmbedTexts>
  );
}

function Sentence({ error }: { readonly error: unknown }) {
  if (error instanceof SiteNotAllowed) {
    return <FormattedMessage {...messages.notAllowed} values={{ site: error.site }} />;
  }
  if (error instanceof RemoteNotAllowed) {
    return <FormattedMessage {...messages.remoteNotAllowed} values={{ site: error.site }} />;
  }
  if (error instanceof NoToken) return <FormattedMessage {...messages.noToken} />;
  if (error instanceof SignInFailure) return <FormattedMessage {...messages[error.reason]} />;
  if (isApiError(error) && error.kind === 'signed_out') {
    return <FormattedMessage {...messages.tokenRefused} />;
  }
  return <ErrorSentence error={error} />;
}
