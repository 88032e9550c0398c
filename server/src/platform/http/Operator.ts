import type { FastifyRequest } from 'fastify';

/**
 * What a token of the operator's may do: look (`read`), work with orders, transfers and documents
 * (`office`), publish and roll back one remote (`publish:mf-orders`), or all of it (`everything`).
 */
export type TokenScope = 'read' | 'office' | 'everything' | `publish:${string}`;

/**
 * What a route of the operator's is part of; a token needs one of the route's scopes.
 * - `publish`: of the remote that the route's address names as `:remote`
 * - `machine`: for the operator on the server's machine alone, no token is enough
 */
export type RouteScope = 'read' | 'office' | 'publish' | 'everything' | 'machine';

/** Who makes a call of the operator's. */
export type Operator =
  | {
      /** Whoever may use the server's own user on its machine; may do everything. */
      readonly by: 'machine';
      /** As the audit log names them: `local:<user>`. */
      readonly actor: string;
    }
  | {
      readonly by: 'token';
      /** As the audit log names them: `token:<name>`. */
      readonly actor: string;
      readonly scopes: readonly TokenScope[];
    };

/** Finds out who makes a call of the operator's. @throws RequestError for everybody else */
export type AuthenticateOperator = (request: FastifyRequest) => Promise<Operator>;

declare module 'fastify' {
  interface FastifyRequest {
    /** `null` outside of the operator's routes; read it with `operatorOf`. */
    operator: Operator | null;
  }
}

/** The operator of a route that declares `who: 'operator'`. */
export function operatorOf({ operator }: FastifyRequest): Operator {
  if (!operator) throw new Error('The route is not an operator route.');
  return operator;
}

/** The scopes of which a token needs one, as tokens have them. */
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

/** Whether an operator may call a route of these scopes. */
export function mayOperate(
  operator: Operator,
  scopes: readonly RouteScope[],
  remote?: string,
): boolean {
  if (operator.by === 'machine') return true;
  const needed: readonly string[] = neededScopes(scopes, remote);
  return operator.scopes.some((scope) => needed.includes(scope));
}
