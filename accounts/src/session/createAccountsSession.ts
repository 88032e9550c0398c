import { configureApi, createSessionStore, settleLocale, type SessionStore } from '@portal/shared';
import { fetchSession } from './fetchSession.ts';
import type { AccountPage } from './readPage.ts';
import { reloadPage } from './reloadPage.ts';
import { whoseSession } from './whoseSession.ts';

/**
 * The session of an accounts page and its calls, which carry the provider's cookie and no bearer
 * token.
 *
 * @param reload called when the page's person is in another team by now
 */
export function createAccountsSession(page: AccountPage, reload = reloadPage): SessionStore {
  const { user, config, today } = page;
  const locale = settleLocale(page.locale);
  document.documentElement.lang = locale;
  const session = createSessionStore({
    status: user === null ? 'visitor' : 'active',
    loading: false,
    user,
    team: user?.teams[0] ?? null,
    config,
    locale,
    today,
  });
  let csrfToken =
    document.querySelector('meta[name="csrf-token"]')?.getAttribute('content') ?? null;
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken: null, csrfToken }),
    renew: async () => {
      const renewed = await fetchSession();
      if (renewed === undefined) return false;
      const whose = user === null ? 'same' : whoseSession(renewed, user);
      if (whose === 'other_person') {
        session.setState({ status: 'expired' });
        return false;
      }
      if (whose === 'other_team') {
        reload();
        return false;
      }
      csrfToken = renewed.csrf_token;
      return true;
    },
    onSignedOut: () => {
      session.setState({ status: 'expired' });
    },
  });
  return session;
}
