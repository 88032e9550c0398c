import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { csrfToken } from '../../../platform/http/csrf.ts';
import type { Viewer } from '../../../platform/http/Viewer.ts';
import type { KeyStore } from '../../../platform/keys/KeyStore.ts';

type VisitorDeps = Pick<Deps, 'config' | 'keys'>;

function cookieName({ config }: Pick<Deps, 'config'>): string {
  return config.secure ? '__Host-accounts_visitor' : 'accounts_visitor';
}

function sign(keys: KeyStore, id: string): string {
  return createHmac('sha256', keys.secret('accounts visitor')).update(id).digest('base64url');
}

/**
 * What the CSRF token of an account page is bound to: the browser and who is signed in there, in
 * which team. It is not the session, so that a form that is open while its person signs in again in
 * another tab can still be sent; for another person, or in another team, the page must ask for a
 * new token, and learns of the change by it.
 *
 * @returns `null` without a cookie signed by us
 */
export function visitorSubject(
  request: FastifyRequest,
  viewer: Viewer | null,
  deps: VisitorDeps,
): string | null {
  const id = visitorOf(request, deps);
  return id === null ? null : subjectOf(id, viewer);
}

function subjectOf(visitor: string, viewer: Viewer | null): string {
  return ['accounts visitor', visitor, ...(viewer ? [viewer.user.id, viewer.team.id] : [])].join(
    ' ',
  );
}

/** The id of the browser. @returns `null` without a cookie signed by us */
export function visitorOf(request: FastifyRequest, deps: VisitorDeps): string | null {
  const [id, signature] = (request.cookies[cookieName(deps)] ?? '').split('.');
  if (id === undefined || signature === undefined) return null;
  const wanted = Buffer.from(sign(deps.keys, id));
  const given = Buffer.from(signature);
  const isOurs = wanted.length === given.length && timingSafeEqual(wanted, given);
  return isOurs ? id : null;
}

/** The CSRF token of a page, for the person who is signed in. */
export function pageCsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: VisitorDeps,
): string {
  const known = visitorOf(request, deps);
  const id = known ?? randomBytes(16).toString('base64url');
  if (known === null) {
    void reply.setCookie(cookieName(deps), `${id}.${sign(deps.keys, id)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: deps.config.secure,
    });
  }
  return csrfToken(deps.keys, subjectOf(id, request.viewer));
}
