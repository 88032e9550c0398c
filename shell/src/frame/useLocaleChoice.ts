import { useEffect } from 'react';
import {
  settleLocale,
  storeLocale,
  useQueryClient,
  useSession,
  useSessionStore,
  type Locale,
} from '@portal/shared';
import { whenIdle } from '../whenIdle.ts';

/**
 * Stores the session's language, which the server chose by the cookie. Without the cookie, the choice
 * in this browser's storage replaces it. Returns a function that switches the language without a
 * reload or loss of input. It refetches data, since names and other texts depend on the language.
 */
export function useLocaleChoice(): (locale: Locale) => void {
  const store = useSessionStore();
  const queries = useQueryClient();
  const locale = useSession((session) => session.locale);

  useEffect(
    () =>
      // Access to storage is slow: the screen comes first.
      whenIdle(() => {
        const settled = settleLocale(store.getState().locale);
        // Any change of the session renders the frame again, even to the same language.
        if (settled !== store.getState().locale) store.setState({ locale: settled });
      }),
    [store],
  );

  useEffect(() => {
    // Browsers compute the styles of the whole page again, even for the same language.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  return (choice) => {
    storeLocale(choice);
    store.setState({ locale: choice });
    if (choice !== locale) void queries.invalidateQueries();
  };
}
