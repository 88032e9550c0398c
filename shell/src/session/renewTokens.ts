import { api, isApiError, type SessionStore } from '@portal/shared';
import { keepAliveSchema } from '@portal/shared/contracts';
import { setPageTokens } from './pageTokens.ts';

/** The state of the session behind the browser's cookie. */
export type Renewal =
  | 'renewed'
  | 'over'
  /** The session is another person's: this page must not send anything in their name. */
  | 'other_person';

/**
 * The keep-alive call: extends the session and renews the page's tokens.
 *
 * @throws ApiError when the state is unknown: no answer, or an unreadable one.
 */
export async function renewTokens(store: SessionStore): Promise<Renewal> {
  try {
    // The call sends only the cookie: an expired bearer token would be refused.
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
