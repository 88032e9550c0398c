import { configureApi, type SessionStore } from '@portal/shared';
import { pageTokens } from './pageTokens.ts';
import { renewTokens } from './renewTokens.ts';

/** Ties the page's calls to its session. Before the first render, which may already call. */
export function connectApi(store: SessionStore): void {
  configureApi({
    baseUrl: location.origin,
    getTokens: pageTokens,
    renew: renewTokens,
    onSignedOut: () => {
      // While the person signs out, a refused call says nothing new.
      if (store.getState().status === 'active') store.setState({ status: 'expired' });
    },
  });
}
