import { configureApi, type SessionStore } from '@portal/shared';
import { pageTokens } from './pageTokens.ts';
import { renewTokens } from './renewTokens.ts';

/**
 * Connects the page's calls to its session. Call it before the first render, which may make calls.
 */
export function connectApi(store: SessionStore): void {
  configureApi({
    baseUrl: location.origin,
    getTokens: pageTokens,
    renew: renewTokens,
    onSignedOut: () => {
      // While the person signs out, refused calls are expected.
      if (store.getState().status === 'active') store.setState({ status: 'expired' });
    },
  });
}
