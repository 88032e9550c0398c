import type { Configuration } from 'oidc-provider';
import type { Config } from '../../../platform/config/Config.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { SigningKey } from '../../../platform/keys/KeyStore.ts';
import { oidcAdapter } from '../../../accounts/sign-in/provider-store/oidcAdapter.ts';
import { callbackPath } from '../../../areas/distributor/distributorClient.ts';
import { standInClient } from '../../../areas/distributor/distributorSettings.ts';

export const standInScope = 'parts';
const accessTokenSeconds = 30 * 60;
export const refreshTokenSeconds = 90 * 24 * 60 * 60;
const interactionSeconds = 60 * 60;

/** Configuration of an OAuth 2.0 server with one client and consent on every authorization. */
export function standInConfiguration(
  { config, db, keys }: Deps,
  signingKey: SigningKey,
): Configuration {
  const { managerUrl }: Config = config;
  const adapter = oidcAdapter(db);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.secure, signed: true } as const;
  return {
    // Stored beside accounts' payloads, so that a link survives a restart.
    adapter: (model) => adapter(`Distributor${model}`),
    clients: [
      {
        client_id: standInClient.id,
        client_secret: standInClient.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [managerUrl + callbackPath],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...signingKey.privateJwk }] },
    cookies: {
      keys: [keys.secret('distributor stand-in cookies').toString('base64url')],
      // Cookies ignore ports, so use other names than accounts.
      names: {
        session: 'distributor_session',
        interaction: 'distributor_question',
        resume: 'distributor_resume',
      },
      long: { ...cookie, path: '/' },
      short: cookie,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    // Only the consent just given counts, so that the demo always shows the question.
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId;
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId);
    },
    interactions: { url: (_ctx, { uid }) => `/question/${uid}` },
    scopes: [standInScope],
    responseTypes: ['code'],
    pkce: { required: () => true },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: refreshTokenSeconds,
      Grant: refreshTokenSeconds,
      Interaction: interactionSeconds,
      Session: interactionSeconds,
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      jwks: '/oauth/jwks',
    },
  };
}
