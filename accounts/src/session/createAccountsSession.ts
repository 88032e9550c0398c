import { configureApi, createSessionStore, settleLocale, type SessionStore } from '@portal/shared';
import { fetchSession } from './fetchSession.ts';
import type { AccountPage } from './readPage.ts';

/**
 * The session of an accounts page and its calls, which carry the provider's cookie and no bearer
 * token.
 */
export function createAccountsSession(page: AccountPage): SessionStore {
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
      const { user_id: now } = renewed;
      if (user !== null && now !== null && now !== user.id) {
        // Another person has signed in: nothing of this page may be sent in their name.
        session.setState({ status: 'expired' });
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
