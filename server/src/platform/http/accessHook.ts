import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CsrfError,
  NotAllowedError,
  NotFoundError,
  ScopeMissingError,
  SignedOutError,
} from '../errors.ts';
import { isForMembers, type Access, type Authenticate, type Authentication } from './Access.ts';
import { isCsrfToken } from './csrf.ts';
import type { KeyStore } from '../keys/KeyStore.ts';
import { mayOperate, neededScopes, type AuthenticateOperator } from './Operator.ts';
import { addPasses } from './Passes.ts';
import type { Viewer, ViewerRole } from './Viewer.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Doorkeepers {
  readonly keys: KeyStore;
  readonly authenticate: Authenticate;
  readonly authenticateOperator: AuthenticateOperator | undefined;
}

/** Enforces each route's access before the body is read: session, CSRF, permission. */
export function addAccessHook(
  app: FastifyInstance,
  { keys, authenticate, authenticateOperator }: Doorkeepers,
): void {
  addPasses(app);
  app.decorateRequest('viewer', null);
  app.decorateRequest('authentication', null);
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (!access || access.who === 'public') return;
    if (access.who === 'operator') {
      if (!authenticateOperator) throw new NotFoundError();
      const operator = await authenticateOperator(request);
      const remote = namedRemote(request);
      if (!mayOperate(operator, access.scopes, remote)) {
        throw new ScopeMissingError(neededScopes(access.scopes, remote));
      }
      request.operator = operator;
      return;
    }
    const authentication = app.passes.shownBy(request) ?? (await authenticate(request));
    request.authentication = authentication;
    request.viewer = authentication.viewer;
    if (!request.viewer && (isForMembers(access) || isMembersPage(request, access))) {
      throw new SignedOutError();
    }
    if (!isForSite(access, authentication)) throw new NotAllowedError();
    requireCsrf(request, authentication, keys);
    if (!isPermitted(access, request.viewer)) throw new NotAllowedError();
  });
}

/** The remote in an operator route's address. */
function namedRemote({ params }: FastifyRequest): string | undefined {
  const named = z.object({ remote: z.string() }).safeParse(params);
  return named.success ? named.data.remote : undefined;
}

/**
 * An expired bearer belonged to a member: the page must renew it instead of continuing as a
 * visitor.
 */
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

/** Whether a site may make the call for one of its remotes; true for all other callers. */
function isForSite({ sites = [] }: Access, { site }: Authentication): boolean {
  if (!site || sites === 'every') return true;
  return sites.some((remote) => site.remotes.includes(remote));
}

/** The roles that each kind of access accepts. */
const ranks: Readonly<Record<'guest' | 'manager' | 'owner', readonly ViewerRole[]>> = {
  guest: ['owner', 'admin', 'guest'],
  manager: ['owner', 'admin'],
  owner: ['owner'],
};

/** Whether a person's role, edition and country satisfy the route's access. */
export function isPermitted(access: Access, viewer: Viewer | null): boolean {
  if (access.who === 'operator') return false;
  if (access.who === 'visitor' || access.who === 'public') {
    return !viewer || access.members === undefined || isPermitted(access.members, viewer);
  }
  if (!viewer) return false;
  if (access.staff && !viewer.user.staff) return false;
  if (!ranks[access.who].includes(viewer.user.role)) return false;
  if (access.edition !== undefined && access.edition !== viewer.team.edition) return false;
  return access.country === undefined || access.country === viewer.user.country_code;
}
