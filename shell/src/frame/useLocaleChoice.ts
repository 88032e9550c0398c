import { useEffect } from 'react';
import {
  settleLocale,
  storeLocale,
  useQueryClient,
  useSession,
  useSessionStore,
  type Locale,
} from '@portal/shared';

/**
 * The session's language: the page came in the one the server chose by the same cookie; here it is
 * stored, or corrected where the cookie is gone and only this browser's storage knows the choice.
 * Returns how to switch, which needs no reload and keeps what is typed; what the server has said is
 * asked for again, since people's names and other texts come in the reader's language.
 */
export function useLocaleChoice(): (locale: Locale) => void {
  const store = useSessionStore();
  const queries = useQueryClient();
  const locale = useSession((session) => session.locale);

  useEffect(() => {
    store.setState({ locale: settleLocale(store.getState().locale) });
  }, [store]);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (choice) => {
    storeLocale(choice);
    store.setState({ locale: choice });
    if (choice !== locale) void queries.invalidateQueries();
  };
}
