import * as client from 'openid-client';
import type { Config } from '../../../platform/config/Config.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { outboundCalls, type OutboundCalls } from '../../../platform/outbound/outboundCalls.ts';
import { traceCall } from '../../../platform/traces/traceCall.ts';
import type { SetupRow } from '../singleSignOn.queries.ts';
import { SsoError } from './SsoError.ts';

/** Path of the redirect URI for teams' providers. */
export const callbackPath = '/sso/callback';

const timeoutSeconds = 10;
/** Tolerated error of providers' clocks. */
export const clockToleranceSeconds = 30;

export function redirectUri({ accountsUrl }: Pick<Config, 'accountsUrl'>): string {
  return accountsUrl + callbackPath;
}

/** Calls URLs that owners typed, and URLs that those services name. */
export function outboundOf({ sso, production }: Pick<Config, 'sso' | 'production'>): OutboundCalls {
  return outboundCalls({
    allowsPrivate: sso.allowsPrivate,
    allowsHttp: sso.allowsPrivate && !production,
    timeoutMs: timeoutSeconds * 1000,
  });
}

/**
 * The OpenID client for a team's provider, from its current discovery document. Every ID token needs
 * a valid signature.
 * @throws OutboundError; SsoError or the library's errors when the provider's answer is not valid
 */
export async function openProvider(
  { config, keys }: Pick<Deps, 'config' | 'keys'>,
  setup: Pick<SetupRow, 'issuer' | 'client_id' | 'client_secret'>,
): Promise<client.Configuration> {
  const outbound = outboundOf(config);
  const fetch: client.CustomFetch = (url, { body, method, headers, signal }) =>
    // A customer's server: it gets no trace headers.
    traceCall('provider', method, () =>
      outbound.fetch(url, { method, headers, body: formText(body), signal }),
    );
  const secret = keys.unseal(setup.client_secret);
  const openId = await client.discovery(
    new URL(setup.issuer),
    setup.client_id,
    { [client.clockTolerance]: clockToleranceSeconds },
    undefined,
    {
      [client.customFetch]: fetch,
      timeout: timeoutSeconds,
      execute: [
        client.enableNonRepudiationChecks,
        // Which addresses may be plain http is decided where they are called.
        // oxlint-disable-next-line typescript/no-deprecated -- its name warns, it has no successor
        client.allowInsecureRequests,
      ],
    },
  );
  const { issuer, authorization_endpoint } = openId.serverMetadata();
  // Some providers have one issuer for all their customers, which the library accepts: anybody
  // could claim anybody's mail address there.
  if (new URL(issuer).href !== new URL(setup.issuer).href) throw new SsoError('not_trusted');
  // The browser goes there: `javascript:` and the like must not.
  outbound.requireAllowed(String(authorization_endpoint));
  return authenticated(openId, setup.client_id, secret, fetch);
}

/** Sends the secret as the provider accepts it, by default in the header. */
function authenticated(
  discovered: client.Configuration,
  clientId: string,
  secret: string,
  fetch: client.CustomFetch,
): client.Configuration {
  const server = discovered.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const takesHeader = methods.includes('client_secret_basic');
  const openId = new client.Configuration(
    server,
    clientId,
    { [client.clockTolerance]: clockToleranceSeconds },
    takesHeader ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret),
  );
  openId.timeout = timeoutSeconds;
  openId[client.customFetch] = fetch;
  client.enableNonRepudiationChecks(openId);
  // oxlint-disable-next-line typescript/no-deprecated -- its name warns, it has no successor
  client.allowInsecureRequests(openId);
  return openId;
}

function formText(body: client.FetchBody): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString();
  throw new TypeError('providers are only sent forms');
}
