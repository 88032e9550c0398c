import { api, isApiError, type SessionStore } from '@portal/shared';
import { keepAliveSchema } from '@portal/shared/contracts';
import { setPageTokens } from './pageTokens.ts';

/** What became of the session whose cookie the browser has. */
export type Renewal =
  | 'renewed'
  | 'over'
  /** It is another person's by now, and nothing of this page may be sent in their name. */
  | 'other_person';

/**
 * The keep-alive call: extends the session and renews the page's tokens.
 *
 * @throws ApiError when nothing is known: no answer, or an unreadable one.
 */
export async function renewTokens(store: SessionStore): Promise<Renewal> {
  try {
    // The call carries the cookie alone: an expired bearer token would be refused.
    const answer = await api.get('/api/user/me/status', keepAliveSchema, { isPlain: true });
    const { user } = store.getState();
    if (user !== null && answer.user_id !== undefined && answer.user_id !== user.id) {
      return 'other_person';
    }
    setPageTokens({ apiToken: answer.api_token, csrfToken: answer.csrf_token });
    return 'renewed';
  } catch (error) {
    if (isApiError(error) && error.kind === 'signed_out') return 'over';
    throw error;
  }
}
