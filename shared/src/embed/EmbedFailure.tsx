import { FormattedMessage, IntlProvider } from 'react-intl';
import { isApiError } from '../http/ApiError.ts';
import { sharedCatalogs } from '../intl/catalogs.ts';
import { intlDefaults } from '../intl/intlDefaults.ts';
import type { Locale } from '../intl/locale.ts';
import { RemoteMessages } from '../intl/RemoteMessages.tsx';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { ErrorSentence } from '../ui/state/ErrorSentence.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { messages } from './messages.ts';
import { SiteNotAllowed } from './SiteNotAllowed.ts';

const catalogs = { en, ja };

interface EmbedFailureProps {
  readonly error: unknown;
  readonly locale: Locale;
  readonly onRetry: () => void;
}

/** The session of an embedded remote could not be loaded, so there are no providers yet. */
export function EmbedFailure({ error, locale, onRetry }: EmbedFailureProps) {
  return (
    <IntlProvider {...intlDefaults} locale={locale} messages={sharedCatalogs[locale]}>
      <RemoteMessages catalogs={catalogs}>
        <GlobalStyle />
        <ErrorState error={error} onRetry={onRetry}>
          <Sentence error={error} />
        </ErrorState>
      </RemoteMessages>
    </IntlProvider>
  );
}

function Sentence({ error }: { readonly error: unknown }) {
  if (error instanceof SiteNotAllowed) {
    return <FormattedMessage {...messages.notAllowed} values={{ site: error.site }} />;
  }
  if (isApiError(error) && error.kind === 'signed_out') {
    return <FormattedMessage {...messages.tokenRefused} />;
  }
  return <ErrorSentence error={error} />;
}
