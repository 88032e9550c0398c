import { useCallback } from 'react';
import { storeLocale, useSessionStore, type Locale } from '@portal/shared';

/**
 * Returns a function that switches the page's language at once and stores the choice; what is typed
 * stays.
 */
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
