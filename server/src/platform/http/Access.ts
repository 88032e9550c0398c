import type { FastifyRequest } from 'fastify';
import type { RouteScope } from './Operator.ts';
import type { Edition, Viewer } from './Viewer.ts';

/**
 * For which remotes a site of another origin may make a call with the token of a person who has let
 * it in: `every` for what every embedded remote needs.
 */
export type SiteUse = 'every' | readonly `mf-${string}`[];

/**
 * Who may call a route. Every route declares one (`config: { access }`).
 * - `visitor`: anybody; unsafe methods carry the CSRF token of the session or the visitor cookie.
 *   With `members`, whoever is signed in must be one of those.
 * - `guest`: any signed-in person. `manager`: owner or admin. `owner`: of the team.
 * - `public`: no session is looked up and no CSRF token asked for: health, files, calls that carry
 *   a proof of their own (a device's signature, the OpenID protocol, an own bearer).
 * - `operator`: the operator on the server's machine, or a token of theirs with one of the scopes.
 */
export type Access = Apart<OpenAccess | OperatorAccess | PersonAccess>;

interface OpenAccess {
  readonly who: 'visitor' | 'public';
  /** Of a visitor's route: which signed-in people may call it too; everybody when left out. */
  readonly members?: MemberAccess;
  /**
   * Who calls may be known from up to 2 s ago, a session that has just ended included. For calls
   * that are made many times in a row and neither change anything nor show what is secret.
   */
  readonly mayLag?: true;
  /** Tokens of sites open no route that does not name a remote of theirs here. */
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
  /** Whoever works for the vendor; what else they have to show, the route itself asks. */
  readonly staff?: true;
}

interface PersonAccess extends MemberAccess {
  readonly sites?: SiteUse;
  /** The call renews the page's bearer, so an outdated one beside a good cookie does not refuse it. */
  readonly renews?: true;
}

/**
 * Each of several types without what only the others have. What a route declares is often a constant,
 * in which the compiler would let a condition pass that nobody enforces.
 */
type Apart<Types extends object, Each = Types> = Each extends unknown
  ? Each & Readonly<Partial<Record<Exclude<KeyOf<Types>, keyof Each>, never>>>
  : never;
type KeyOf<Types> = Types extends unknown ? keyof Types : never;

/** Whether a route is for people who are signed in only. */
export function isForMembers(access: Access): access is Access & MemberAccess {
  return access.who === 'guest' || access.who === 'manager' || access.who === 'owner';
}

export interface Authentication {
  readonly viewer: Viewer | null;
  /** The bearer alone proves the call; a cookie wants the CSRF token on unsafe methods. */
  readonly by: 'bearer' | 'cookie' | 'none';
  /** What the CSRF token is bound to: the session or the visitor cookie; `null` when neither is there. */
  readonly csrfSubject: string | null;
  /** Set when a site calls for the person: what it may make calls for. */
  readonly site?: { readonly name: string; readonly remotes: readonly string[] };
}

/** Finds out who makes a call. One for each application. */
export type Authenticate = (request: FastifyRequest) => Promise<Authentication>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** A person looks at what the route answers: its failures are pages too. */
    page?: true;
  }
  interface FastifyRequest {
    /** `null` for a visitor; read it with `viewerOf` where one is required. */
    viewer: Viewer | null;
    authentication: Authentication | null;
  }
}
