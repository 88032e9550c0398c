import type { FastifyRequest } from 'fastify';

/**
 * Scope of an operator token: read-only (`read`), office work with orders, transfers and documents
 * (`office`), publishing and rolling back one remote (`publish:mf-orders`), or `everything`.
 */
export type TokenScope = 'read' | 'office' | 'everything' | `publish:${string}`;

/**
 * Scope of an operator route; a token needs one of the route's scopes.
 * - `publish`: of the remote in the route's `:remote` parameter
 * - `machine`: only for the operator on the server's machine; no token suffices
 */
export type RouteScope = 'read' | 'office' | 'publish' | 'everything' | 'machine';

/** The caller of an operator route. */
export type Operator =
  | {
      /** A user with access to the server's user on its machine; has all rights. */
      readonly by: 'machine';
      /** As in the audit log: `local:<user>`. */
      readonly actor: string;
    }
  | {
      readonly by: 'token';
      /** As in the audit log: `token:<name>`. */
      readonly actor: string;
      readonly scopes: readonly TokenScope[];
    };

/** Authenticates an operator call. @throws RequestError for anybody else */
export type AuthenticateOperator = (request: FastifyRequest) => Promise<Operator>;

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` outside operator routes; use `operatorOf`. */
    operator: Operator | null;
  }
}

/** The operator of a route that declares `who: 'operator'`. */
export function operatorOf({ operator }: FastifyRequest): Operator {
  if (!operator) throw new Error('The route is not an operator route.');
  return operator;
}

/** The token scopes any of which suffices. */
export function neededScopes(
  scopes: readonly RouteScope[],
  remote: string | undefined,
): readonly TokenScope[] {
  if (scopes.includes('machine')) return [];
  const named = scopes.flatMap((scope): TokenScope[] => {
    if (scope === 'publish') return remote === undefined ? [] : [`publish:${remote}`];
    return scope === 'machine' ? [] : [scope];
  });
  return named.includes('everything') ? named : [...named, 'everything'];
}

/** Whether an operator may call a route with these scopes. */
export function mayOperate(
  operator: Operator,
  scopes: readonly RouteScope[],
  remote?: string,
): boolean {
  if (operator.by === 'machine') return true;
  const needed: readonly string[] = neededScopes(scopes, remote);
  return operator.scopes.some((scope) => needed.includes(scope));
}
