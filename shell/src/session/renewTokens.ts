import { api, isApiError } from '@portal/shared';
import { keepAliveSchema } from '@portal/shared/contracts';
import { setPageTokens } from './pageTokens.ts';

/**
 * The keep-alive: extends the session and renews the page's tokens.
 *
 * @returns false when the session is over.
 * @throws ApiError when that is not known: no answer, or one that cannot be read.
 */
export async function renewTokens(): Promise<boolean> {
  try {
    // With the cookie alone: an expired bearer would be refused.
    const answer = await api.get('/api/user/me/status', keepAliveSchema, { isPlain: true });
    setPageTokens({ apiToken: answer.api_token, csrfToken: answer.csrf_token });
    return true;
  } catch (error) {
    if (isApiError(error) && error.kind === 'signed_out') return false;
    throw error;
  }
}
