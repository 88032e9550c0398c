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
 * Keeps the session's language. The server chose the page's language by the cookie; here it is
 * stored, or corrected where the cookie is missing and only this browser's storage has the choice.
 * Returns a function that switches the language without a reload and without losing input; data are
 * loaded again, since names and other texts depend on the language.
 */
export function useLocaleChoice(): (locale: Locale) => void {
  const store = useSessionStore();
  const queries = useQueryClient();
  const locale = useSession((session) => session.locale);

  useEffect(
    () =>
      // Reading and writing what a browser keeps takes longer than it looks: the screen comes first.
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
