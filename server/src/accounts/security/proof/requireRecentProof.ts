import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { ProofNeededError } from '../../../platform/errors.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { domainSignIn } from './domainSignIn.ts';
import { provedAt } from './sessionProof.queries.ts';

/** How long a proof is valid. */
export const recentMs = 10 * 60 * 1000;

/**
 * A hook for routes that need more than an open session: the person must have proved within the
 * last 10 minutes who they are, by signing in or at `POST /api/proof`.
 *
 * On the server, beside the route's access:
 *
 *     const recentProof = requireRecentProof(deps);
 *     app.post('/api/cards', { config, schema, preHandler: recentProof }, handler);
 *
 * On the screen, around the call, which is repeated after the dialog has asked for the password:
 *
 *     mutationFn: (form) => withRecentProof(() => api.post('/api/cards', { json: form }, schema)),
 *
 * @throws ProofNeededError 403 `proof_needed`, or `provider_proof_needed` for a person without a
 * password; nothing was done
 */
export function requireRecentProof({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const at = await provedAt(db, viewerOf(request).sessionId);
    if (at && clock().getTime() - at.getTime() <= recentMs) return;
    const { isBound } = await domainSignIn(db, viewerOf(request).user.email);
    throw new ProofNeededError(isBound ? 'provider' : 'password');
  };
}
