import { useCallback } from 'react';
import { storeLocale, useSessionStore, type Locale } from '@portal/shared';

/** Switches the page's language at once and keeps the choice; nothing typed is lost. */
export function useChangeLocale(): (locale: Locale) => void {
  const session = useSessionStore();
  return useCallback(
    (locale) => {
      storeLocale(locale);
      document.documentElement.lang = locale;
      session.setState({ locale });
    },
    [session],
  );
}
