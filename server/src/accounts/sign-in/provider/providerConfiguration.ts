import type { Configuration } from 'oidc-provider';
import type { Deps } from '../../../platform/Deps.ts';
import type { SigningKey } from '../../../platform/keys/KeyStore.ts';
import { accountsClient } from '../pages/accountsClient.ts';
import { findAccount } from './findAccount.ts';
import { loadGrant } from '../clients/loadGrant.ts';
import {
  accessTokenSeconds,
  managerAfterSignOut,
  managerClient,
} from '../../../platform/protocol/managerClient.ts';
import { mayPageAsk } from '../clients/mayPageAsk.ts';
import { defaultResource, resourceServer } from '../clients/resourceServers.ts';
import { comeBackPrompt, signInPolicy } from './signInPolicy.ts';
import { portalAdapter } from '../provider-store/portalAdapter.ts';
import { renderProblem } from './renderProblem.ts';
import { interactionSeconds, sessionSeconds } from '../../security/sessions/sessionSeconds.ts';
import { askToSignOut } from './signOut.ts';

const sessionLimitSeconds = 12 * 60 * 60;

/** The page of each prompt of the provider; any other prompt is the sign-in. */
const interactionPages: Readonly<Record<string, string>> = {
  [comeBackPrompt]: 'come_back',
  consent: 'connect',
};

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * Names of the provider's cookies. They differ from the manager's, since cookies ignore the port.
 */
function cookieNames(secure: boolean) {
  return {
    session: secure ? '__Host-accounts_session' : 'accounts_session',
    interaction: 'accounts_sign_in',
    resume: 'accounts_resume',
  };
}

/** How the OpenID provider is set up; everything that differs between installations comes from `deps`. */
export function providerConfiguration(deps: Deps, signingKey: SigningKey): Configuration {
  const { config, keys } = deps;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.secure, signed: true } as const;
  return {
    adapter: portalAdapter(deps),
    clients: [managerClient(config, keys), accountsClient(config)],
    jwks: { keys: [{ ...signingKey.privateJwk }] },
    cookies: {
      keys: [keys.secret('accounts cookies').toString('base64url')],
      names: cookieNames(config.secure),
      long: { ...cookie, path: '/' },
      short: cookie,
    },
    findAccount: findAccount(deps),
    loadExistingGrant: loadGrant(config),
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, { uid, prompt }) => `/${interactionPages[prompt.name] ?? 'sign_in'}/${uid}`,
    },
    // The manager needs names and address without a second call.
    conformIdTokenClaims: false,
    claims: {
      openid: ['sub', 'sid', 'acr', 'amr'],
      email: ['email'],
      profile: ['given_name', 'family_name'],
    },
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code', 'none'],
    pkce: { required: () => true },
    extraParams: ['reason'],
    // An access token is valid as long as its session, a site's as long as its grant.
    extraTokenClaims: (_ctx, token) =>
      'sessionUid' in token ? { sid: token.sessionUid, grant: token.grantId } : undefined,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin, client) => mayPageAsk(config, origin, client),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: askToSignOut(deps),
        postLogoutSuccessSource: (ctx) => {
          ctx.redirect(managerAfterSignOut(config, 'signed_out'));
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, { clientId }) => defaultResource(config, clientId),
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource, client) =>
          resourceServer(deps, resource, client.clientId),
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: sessionLimitSeconds,
      RefreshToken: sessionLimitSeconds,
      Grant: sessionLimitSeconds,
      Interaction: interactionSeconds,
      Session: (_ctx, session) => sessionSeconds(session, now()),
    },
    routes: {
      authorization: '/oidc/auth',
      token: '/oidc/token',
      jwks: '/oidc/jwks',
      revocation: '/oidc/revoke',
      end_session: '/oidc/sign_out',
    },
    renderError: renderProblem(deps),
  };
}
