import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CsrfError, NotAllowedError, SignedOutError } from '../errors.ts';
import type { Access, Authenticate, Authentication } from './Access.ts';
import { isCsrfToken } from './csrf.ts';
import type { KeyStore } from '../keys/KeyStore.ts';
import { roleCodes, type Viewer } from './Viewer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Enforces each route's declared access before its body is read: signed in, CSRF, permitted. */
export function addAccessHook(
  app: FastifyInstance,
  { keys, authenticate }: { readonly keys: KeyStore; readonly authenticate: Authenticate },
): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('authentication', null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (!access || access.who === 'public') return;
    const authentication = await authenticate(request);
    request.authentication = authentication;
    request.viewer = authentication.viewer;
    if (!request.viewer && (isForMembers(access) || isMembersPage(request, access))) {
      throw new SignedOutError();
    }
    requireCsrf(request, authentication, keys);
    if (!isPermitted(access, request.viewer)) throw new NotAllowedError();
  });
}

function isForMembers({ who }: Access): boolean {
  return who === 'guest' || who === 'manager';
}

/** A bearer that no longer counts was a member's: the page renews it instead of going on as a visitor. */
function isMembersPage({ headers }: FastifyRequest, { members }: Access): boolean {
  return members !== undefined && headers.authorization !== undefined;
}

function requireCsrf(
  request: FastifyRequest,
  { by, csrfSubject }: Authentication,
  keys: KeyStore,
): void {
  if (safeMethods.has(request.method) || by === 'bearer') return;
  if (csrfSubject === null || !isCsrfToken(keys, csrfSubject, request.headers['x-csrf-token'])) {
    throw new CsrfError();
  }
}

/** Whether a person's role, edition and country meet what a route asks. */
export function isPermitted(access: Access, viewer: Viewer | null): boolean {
  // Only the operator's door registers operator routes, and it lets nobody else in.
  if (access.who === 'visitor' || access.who === 'public' || access.who === 'operator') {
    return !viewer || access.members === undefined || isPermitted(access.members, viewer);
  }
  if (!viewer) return false;
  if (access.who === 'manager' && roleCodes[viewer.user.role] === roleCodes.guest) return false;
  if (access.edition !== undefined && access.edition !== viewer.team.edition) return false;
  return access.country === undefined || access.country === viewer.user.country_code;
}
