import * as client from 'openid-client';
import type { Config } from '../../platform/config/Config.ts';
import { traceCall } from '../../platform/traces/traceCall.ts';
import type { DistributorSettings } from './distributorSettings.ts';
import { DistributorAwayError } from './linkFailure.ts';

/** Path of the portal to which the distributor sends the browser back. */
export const callbackPath = '/auths/digikey/callback';

export interface DistributorClient {
  readonly openId: client.Configuration;
  readonly settings: DistributorSettings;
  readonly redirectUri: string;
}

/** The portal's OAuth 2.0 client for the distributor; undefined if none is configured. */
export function distributorClient({
  distributor,
  managerUrl,
}: Pick<Config, 'distributor' | 'managerUrl'>): DistributorClient | undefined {
  if (!distributor) return undefined;
  const { authorizeUrl, tokenUrl, revokeUrl, clientId, clientSecret, timeoutSeconds } = distributor;
  const openId = new client.Configuration(
    {
      issuer: new URL(authorizeUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      ...(revokeUrl === undefined ? {} : { revocation_endpoint: revokeUrl }),
    },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  );
  openId.timeout = timeoutSeconds;
  openId[client.customFetch] = wholeAnswer;
  // The demo's distributor uses plain http; https addresses stay strict.
  // oxlint-disable-next-line typescript/no-deprecated -- its name warns, it has no successor
  if (tokenUrl.startsWith('http:')) client.allowInsecureRequests(openId);
  return { openId, settings: distributor, redirectUri: managerUrl + callbackPath };
}

/** Reads the body within the time limit too, so that an answer that stalls fails. */
const wholeAnswer: client.CustomFetch = async (url, { body, ...options }) => {
  const asked = { ...options, ...(body ? { body: formText(body) } : {}) };
  try {
    const answer = await traceCall('distributor', options.method, (trace) =>
      fetch(url, { ...asked, headers: { ...options.headers, ...trace } }),
    );
    const text = await answer.text();
    const { status, headers } = answer;
    if (status >= 500 || status === 429) {
      throw new DistributorAwayError(`the distributor answered ${status}`);
    }
    return new Response(text === '' ? null : text, { status, headers });
  } catch (error) {
    if (error instanceof DistributorAwayError) throw error;
    throw new DistributorAwayError('the distributor did not answer', { cause: error });
  }
};

function formText(body: unknown): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('the distributor client only supports form bodies');
}
