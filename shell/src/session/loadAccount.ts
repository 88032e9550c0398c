import { api, isApiError } from '@portal/shared';
import { accessTokenSchema, accountsUserSchema, type AccountsUser } from '@portal/shared/contracts';

async function fetchAccount(accounts: string): Promise<AccountsUser> {
  const token = await api.get('/api/user/token', accessTokenSchema, { answer: 'text' });
  return api.get(new URL('/api/user/me/', accounts).href, accountsUserSchema, {
    isPlain: true,
    headers: { Authorization: `Bearer ${token}` },
  });
}

/**
 * The account's token, and with it the person's profile from the accounts service.
 *
 * A call that got no answer is repeated once after a second: the page may just be on its way to
 * another address, which ends its calls like that.
 *
 * @param accounts Origin of the accounts service.
 * @throws ApiError
 */
export async function loadAccount(accounts: string): Promise<AccountsUser> {
  try {
    return await fetchAccount(accounts);
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'network') throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return fetchAccount(accounts);
  }
}
