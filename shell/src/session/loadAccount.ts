import { api, isApiError } from '@portal/shared';
import { accessTokenSchema, accountsUserSchema, type AccountsUser } from '@portal/shared/contracts';
import { isSessionOver } from './isSessionOver.ts';

/** Milliseconds during which a failed load is retried, and the pause between two attempts. */
const patienceMs = 10_000;
const pauseMs = 1_000;

async function fetchAccount(accounts: string): Promise<AccountsUser> {
  const token = await api.get('/api/user/token', accessTokenSchema, { answer: 'text' });
  return api.get(new URL('/api/user/me/', accounts).href, accountsUserSchema, {
    isPlain: true,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/**
 * Loads the account's token, and with it the person's profile from the accounts service.
 *
 * A refusal (401, 403) is thrown at once. Other failures are retried for 10 s, so that a restarting
 * service or a short loss of connection ends no session.
 *
 * @param accounts Origin of the accounts service.
 * @throws ApiError
 */
export async function loadAccount(accounts: string): Promise<AccountsUser> {
  const start = Date.now();
  for (;;) {
    try {
      return await fetchAccount(accounts);
    } catch (error) {
      const isLate = Date.now() - start + pauseMs > patienceMs;
      if (!isApiError(error) || isSessionOver(error) || isLate) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
