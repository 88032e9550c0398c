import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { keepAliveSchema } from '../contracts/session.ts';
import { configureApi, type Tokens } from '../http/configureApi.ts';
import type { RemoteRouteObject } from '../remote/RemoteRouteObject.ts';
import { EmbeddedRemote } from './EmbeddedRemote.tsx';

let tokens: Tokens = { apiToken: null, csrfToken: null };

/** Takes the tokens of whoever is signed in to the portal in this browser. */
async function renew(): Promise<boolean> {
  const response = await fetch('/api/user/me/status');
  const answer = z.safeParse(keepAliveSchema, await response.json());
  if (!answer.success) return false;
  tokens = { apiToken: answer.data.api_token, csrfToken: answer.data.csrf_token };
  return true;
}

/**
 * Shows a remote alone on its development server, which passes calls on to a running portal. Sign
 * in there first; cookies of localhost count on every port.
 *
 * @param routes Those of the remote; the first one is shown.
 */
export function startStandalone(routes: readonly RemoteRouteObject[]): void {
  const container = document.getElementById('standalone');
  if (!container) throw new Error('The page has no place for the remote');
  const baseUrl = location.origin;
  configureApi({ baseUrl, getTokens: () => tokens, renew, onSignedOut: () => undefined });
  const root = createRoot(container);
  const show = () => {
    root.render(<EmbeddedRemote settings={{ baseUrl, token: '' }} routes={routes} />);
  };
  // Without a session the remote itself says so, and tries again on request.
  renew().then(show, show);
}
