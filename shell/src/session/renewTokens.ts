import { api, isApiError } from '@portal/shared';
import { keepAliveSchema } from '@portal/shared/contracts';
import { setPageTokens } from './pageTokens.ts';

/**
 * The keep-alive call: extends the session and renews the page's tokens.
 *
 * @returns false when the session is over.
 * @throws ApiError when that is not known: no answer, or an unreadable one.
 */
export async function renewTokens(): Promise<boolean> {
  try {
    // The call carries the cookie alone: an expired bearer token would be refused.
    const answer = await api.get('/api/user/me/status', keepAliveSchema, { isPlain: true });
    setPageTokens({ apiToken: answer.api_token, csrfToken: answer.csrf_token });
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'signed_out') return false;
    throw error;
  }
}
