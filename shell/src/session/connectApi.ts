import { configureApi, type SessionStore } from '@portal/shared';
import { pageTokens } from './pageTokens.ts';
import { renewTokens } from './renewTokens.ts';

/**
 * Connects the page's calls to its session. Call it before the first render, which may make calls.
 *
 * @param onRegistryVersion Called with the registry version in each answer.
 */
export function connectApi(
  store: SessionStore,
  onRegistryVersion: (version: string) => void = () => undefined,
): void {
  configureApi({
    baseUrl: location.origin,
    getTokens: pageTokens,
    renew: async () => (await renewTokens(store)) === 'renewed',
    onRegistryVersion,
    onSignedOut: () => {
      // While the person signs out, refused calls are expected.
      if (store.getState().status === 'active') store.setState({ status: 'expired' });
    },
  });
}
