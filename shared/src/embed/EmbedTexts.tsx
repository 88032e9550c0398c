import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { sharedCatalogs } from '../web/intl/catalogs.ts';
import { intlDefaults } from '../web/intl/intlDefaults.ts';
import type { Locale } from '../basics/Locale.ts';
import { RemoteMessages } from '../web/intl/RemoteMessages.tsx';
import { GlobalStyle } from '../ui/theme/GlobalStyle.ts';
import en from './locales/en.json';
import ja from './locales/ja.json';

const catalogs = { en, ja };

interface EmbedTextsProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Texts and look of what is shown while there is no session, which has the providers of screens. */
export function EmbedTexts({ locale, children }: EmbedTextsProps) {
  return (
    <IntlProvider {...intlDefaults} locale={locale} messages={sharedCatalogs[locale]}>
      <RemoteMessages catalogs={catalogs}>
        <GlobalStyle />
        {children}
      </RemoteMessages>
    </IntlProvider>
  );
}
