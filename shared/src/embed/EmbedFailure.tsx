import { IntlProvider } from 'react-intl';
import { sharedCatalogs } from '../intl/catalogs.ts';
import { intlDefaults } from '../intl/intlDefaults.ts';
import type { Locale } from '../intl/locale.ts';
import { settleLocale } from '../intl/storedLocale.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { ErrorState } from '../ui/state/ErrorState.tsx';

interface EmbedFailureProps {
  readonly error: unknown;
  readonly locale: Locale | undefined;
  readonly onRetry: () => void;
}

/** The session of an embedded remote could not be loaded, so there are no providers yet. */
export function EmbedFailure({ error, locale = settleLocale(), onRetry }: EmbedFailureProps) {
  return (
    <IntlProvider {...intlDefaults} locale={locale} messages={sharedCatalogs[locale]}>
      <GlobalStyle />
      <ErrorState error={error} onRetry={onRetry} />
    </IntlProvider>
  );
}
