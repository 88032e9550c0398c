import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { useSession } from '../session/useSession.ts';
import { sharedCatalogs } from './catalogs.ts';
import { intlDefaults } from './intlDefaults.ts';

/** Texts of `@portal/shared` in the session's language. The shell's outermost provider. */
export function PortalIntlProvider({ children }: { readonly children: ReactNode }) {
  const locale = useSession((session) => session.locale);
  return (
    <IntlProvider {...intlDefaults} locale={locale} messages={sharedCatalogs[locale]}>
      {children}
    </IntlProvider>
  );
}
