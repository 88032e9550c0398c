import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import type { Catalog, Catalogs } from './catalogs.ts';
import { intlDefaults } from './intlDefaults.ts';
import { isLocale } from './locale.ts';

interface RemoteMessagesProps {
  /** Both languages, so that a switch needs neither a reload nor a request. */
  readonly catalogs: Catalogs;
  readonly children: ReactNode;
}

function merge(parent: Catalog, own: Catalog): Catalog {
  return Object.assign({}, parent, own);
}

/** Adds a remote's texts to those of the outer provider, in the same language. */
export function RemoteMessages({ catalogs, children }: RemoteMessagesProps) {
  const { locale, messages: parent } = useIntl();
  const own = catalogs[isLocale(locale) ? locale : 'en'];
  const messages = useMemo(() => merge(parent, own), [parent, own]);
  return (
    <IntlProvider {...intlDefaults} locale={locale} messages={messages}>
      {children}
    </IntlProvider>
  );
}
