import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authentication } from './Access.ts';

const header = 'x-portal-pass';

/** Headers by which a call shows its pass. */
export type Pass = Readonly<Record<typeof header, string>>;

/**
 * Passes of calls that the application makes of itself for whom it has let in a moment ago, as a page
 * does for its screen: without one, each of them would look for the same session again. A pass cannot
 * be guessed, leaves the process in no answer, and ends with what it was issued for. What a route asks
 * of a person is checked all the same.
 */
export class Passes {
  readonly #issued = new Map<string, Authentication>();

  /** Issues a pass for as long as something takes. Fails as that does. */
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

  /** Who makes a call that has a pass, as they were known when it was issued. */
  shownBy({ headers }: Pick<FastifyRequest, 'headers'>): Authentication | undefined {
    const shown = headers[header];
    return typeof shown === 'string' ? this.#issued.get(shown) : undefined;
  }
}

/** Gives an application its passes. */
export function addPasses(app: FastifyInstance): void {
  app.decorate('passes', new Passes());
}

declare module 'fastify' {
  interface FastifyInstance {
    passes: Passes;
  }
}
