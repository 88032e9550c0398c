import type { FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import type { Authenticate, Authentication } from '../http/Access.ts';
import { readApiToken, type ApiToken } from './tokens/apiToken.ts';
import { RecentMap } from './tokens/RecentMap.ts';
import { findViewer, hashOf } from './session.queries.ts';
import { authenticateSite } from './site-tokens/authenticateSite.ts';
import { isSiteToken } from './site-tokens/siteToken.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { apiTokenMs } from './sessionTimes.ts';
import { visitorSubject } from './visitor.ts';

/** Cache lifetime of an authentication, for calls that allow a stale one. */
const lagMs = 2_000;
const mostRemembered = 5_000;

/**
 * Authenticates by the page's bearer, else by the session cookie. An expired bearer is refused even
 * beside a valid cookie: another person may have signed in meanwhile. Only calls that renew the
 * bearer then use the cookie.
 */
export function sessionAuthenticate(deps: Deps): Authenticate {
  const recent = new RecentMap<Authentication>(lagMs, mostRemembered);
  /** Tokens with verified signatures. The session is looked up each time. */
  const signed = new RecentMap<ApiToken>(apiTokenMs, mostRemembered);

  const sessionOf = async (bearer: string): Promise<string | null> => {
    const now = deps.clock();
    const known = signed.get(bearer, now);
    if (known && now < known.expiresAt) return known.idHash;
    const token = await readApiToken(deps, bearer);
    if (token) signed.set(bearer, token, now);
    return token?.idHash ?? null;
  };

  const authenticate = async (request: FastifyRequest): Promise<Authentication> => {
    const bearer = bearerOf(request);
    if (bearer !== undefined) {
      if (isSiteToken(bearer)) return (await authenticateSite(deps, request, bearer)) ?? nobody;
      const idHash = await sessionOf(bearer);
      const viewer = idHash === null ? null : await findViewer(deps.db, idHash, deps.clock());
      if (viewer) return { viewer, by: 'bearer', csrfSubject: viewer.sessionId };
      if (request.routeOptions.config.access?.renews !== true) return nobody;
    }
    const cookie = readSessionCookie(request, deps.config);
    const viewer =
      cookie === undefined ? null : await findViewer(deps.db, hashOf(cookie), deps.clock());
    if (viewer) return { viewer, by: 'cookie', csrfSubject: viewer.sessionId };
    return { viewer: null, by: 'none', csrfSubject: visitorSubject(request, deps) };
  };

  return async (request) => {
    const proof = bearerOf(request) ?? readSessionCookie(request, deps.config);
    if (request.routeOptions.config.access?.mayLag !== true || proof === undefined) {
      return authenticate(request);
    }
    const known = recent.get(proof, deps.clock());
    if (known) return known;
    const found = await authenticate(request);
    if (found.viewer) recent.set(proof, found, deps.clock());
    return found;
  };
}

const nobody: Authentication = { viewer: null, by: 'none', csrfSubject: null };

function bearerOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
