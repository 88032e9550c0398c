import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authentication } from './Access.ts';

const header = 'x-portal-pass';

/** Header that carries a pass. */
export type Pass = Readonly<Record<typeof header, string>>;

/**
 * Passes for internal calls on behalf of a caller who was just authenticated, such as a page's
 * prefetch calls, which would otherwise repeat the session lookup. A pass is random, never leaves
 * the process and expires with the work it was issued for. Permission checks still apply.
 */
export class Passes {
  readonly #issued = new Map<string, Authentication>();

  /** Issues a pass for the duration of some work, and rethrows its error. */
  async during<Result>(
    authentication: Authentication,
    act: (pass: Pass) => Promise<Result>,
  ): Promise<Result> {
    const secret = randomBytes(18).toString('base64url');
    this.#issued.set(secret, authentication);
    try {
      return await act({ [header]: secret });
    } finally {
      this.#issued.delete(secret);
    }
  }

  /** The authentication stored with the call's pass. */
  shownBy({ headers }: Pick<FastifyRequest, 'headers'>): Authentication | undefined {
    const shown = headers[header];
    return typeof shown === 'string' ? this.#issued.get(shown) : undefined;
  }
}

/** Decorates an application with its passes. */
export function addPasses(app: FastifyInstance): void {
  app.decorate('passes', new Passes());
}

declare module 'fastify' {
  interface FastifyInstance {
    passes: Passes;
  }
}
