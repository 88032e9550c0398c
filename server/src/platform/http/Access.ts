import type { FastifyRequest } from 'fastify';
import type { RouteScope } from './Operator.ts';
import type { Edition, Viewer } from './Viewer.ts';

/**
 * The remotes for which an embedding site may make a call with a person's site token; `every` for
 * calls that all embedded remotes need.
 */
export type SiteUse = 'every' | readonly `mf-${string}`[];

/**
 * Who may call a route. Every route declares one (`config: { access }`).
 * - `visitor`: anybody; unsafe methods need the CSRF token of the session or visitor cookie. With
 *   `members`, signed-in callers must match it.
 * - `guest`: any signed-in person. `manager`: owner or admin. `owner`: of the team.
 * - `public`: no session lookup and no CSRF check: health, files, and calls with their own
 *   authentication (a device's signature, the OpenID protocol, another bearer).
 * - `operator`: the operator on the server's machine, or an operator token with one of the scopes.
 */
export type Access = Apart<OpenAccess | OperatorAccess | PersonAccess>;

interface OpenAccess {
  readonly who: 'visitor' | 'public';
  /** Visitor routes only: which signed-in people may also call it; omitted: everybody. */
  readonly members?: MemberAccess;
  /**
   * Allows a viewer cached for up to 2 s, including a session that has just ended. For repeated
   * calls that neither change anything nor reveal secrets.
   */
  readonly mayLag?: true;
  /** Remotes whose site tokens may call the route; omitted: none. */
  readonly sites?: SiteUse;
}

interface OperatorAccess {
  readonly who: 'operator';
  readonly scopes: readonly [RouteScope, ...RouteScope[]];
}

export interface MemberAccess {
  readonly who: 'guest' | 'manager' | 'owner';
  readonly edition?: Edition;
  /** ISO 3166-1 alpha-2 of the person's country. */
  readonly country?: string;
  /** Staff of the vendor; the route itself checks further proof. */
  readonly staff?: true;
}

interface PersonAccess extends MemberAccess {
  readonly sites?: SiteUse;
  /** The call renews the page's bearer, so an expired bearer beside a valid cookie is accepted. */
  readonly renews?: true;
}

/**
 * Union members with the other members' properties forbidden. Access is often declared as a
 * constant, where the compiler would accept an extra condition that nobody enforces.
 */
type Apart<Types extends object, Each = Types> = Each extends unknown
  ? Each & Readonly<Partial<Record<Exclude<KeyOf<Types>, keyof Each>, never>>>
  : never;
type KeyOf<Types> = Types extends unknown ? keyof Types : never;

/** Whether a route is only for signed-in people. */
export function isForMembers(access: Access): access is Access & MemberAccess {
  return access.who === 'guest' || access.who === 'manager' || access.who === 'owner';
}

export interface Authentication {
  readonly viewer: Viewer | null;
  /** A bearer suffices; a cookie needs the CSRF token for unsafe methods. */
  readonly by: 'bearer' | 'cookie' | 'none';
  /** What the CSRF token is bound to: session or visitor cookie; `null` without either. */
  readonly csrfSubject: string | null;
  /** Set when a site calls for the person: the site and its allowed remotes. */
  readonly site?: { readonly name: string; readonly remotes: readonly string[] };
}

/** Authenticates a call. One per application. */
export type Authenticate = (request: FastifyRequest) => Promise<Authentication>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The response is a page, so its errors are pages, too. */
    page?: true;
    /** The response lasts as long as the page: it is neither measured nor logged. */
    isEndless?: true;
  }
  interface FastifyRequest {
    /** `null` for a visitor; use `viewerOf` where a person is required. */
    viewer: Viewer | null;
    authentication: Authentication | null;
  }
}
