import { errors, type Configuration } from 'oidc-provider';
import type { Deps } from '../../deps.ts';
import type { SigningKey } from '../../keys/KeyStore.ts';
import { accountsClient } from '../session/accountsClient.ts';
import { findAccount } from './findAccount.ts';
import { loadGrant } from './loadGrant.ts';
import {
  accessTokenSeconds,
  accountsAudience,
  accountsResource,
  accountsScope,
  managerAfterSignOut,
  managerClient,
  managerClientId,
} from '../../protocol/managerClient.ts';
import { comeBackPrompt, signInPolicy } from './signInPolicy.ts';
import { oidcAdapter } from './oidcAdapter.ts';
import { renderProblem } from './renderProblem.ts';
import { interactionSeconds, sessionSeconds } from '../session/sessionSeconds.ts';
import { askToSignOut } from './signOut.ts';

const sessionLimitSeconds = 12 * 60 * 60;

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * Names of the provider's cookies, other than the manager's: cookies are not told apart by port.
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
  const { config, db, keys } = deps;
  const cookie = { httpOnly: true, sameSite: 'lax', secure: config.secure, signed: true } as const;
  return {
    adapter: oidcAdapter(db),
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
      policy: signInPolicy(db),
      url: (_ctx, { uid, prompt }) =>
        prompt.name === comeBackPrompt ? `/come_back/${uid}` : `/sign_in/${uid}`,
    },
    // The manager wants to know whom it greets without a second call.
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
    // An access token counts as long as the session that it was given in.
    extraTokenClaims: (_ctx, token) =>
      'sessionUid' in token ? { sid: token.sessionUid } : undefined,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    clientBasedCORS: () => false,
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
        defaultResource: (_ctx, client) =>
          client.clientId === managerClientId ? accountsResource(config) : [],
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== accountsResource(config)) throw new errors.InvalidTarget();
          return {
            scope: accountsScope,
            audience: accountsAudience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds,
            jwt: { sign: { alg: 'ES256' } },
          };
        },
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
