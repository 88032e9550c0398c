import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../Deps.ts';
import { csrfToken } from '../../http/csrf.ts';
import { createApiToken } from './apiToken.ts';
import { extendSession } from '../session.queries.ts';
import { ensureVisitor } from '../visitor.ts';

export interface PageTokens {
  /** Bearer of the Manager API; empty for a visitor. */
  readonly apiToken: string;
  readonly csrfToken: string;
  /** When the session expires unless renewed; `null` for a visitor. */
  readonly expiresAt: Date | null;
}

/** Tokens for a page's calls. Extends the session. A visitor gets the signed visitor cookie. */
export async function pageTokens(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageTokens> {
  if (!request.viewer) {
    const subject = ensureVisitor(request, reply, deps);
    return { apiToken: '', csrfToken: csrfToken(deps.keys, subject), expiresAt: null };
  }
  const { sessionId } = request.viewer;
  return {
    expiresAt: await extendSession(deps.db, sessionId, deps.clock()),
    apiToken: await createApiToken(deps, sessionId),
    csrfToken: csrfToken(deps.keys, sessionId),
  };
}
