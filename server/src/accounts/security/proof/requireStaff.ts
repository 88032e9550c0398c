import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/db/audit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { FactorNeededError, NotAllowedError, ProofNeededError } from '../../../platform/errors.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { staffFactorMs } from '../../../platform/protocol/staffStanding.ts';
import { factorKindsOf } from '../factors/factors.queries.ts';
import { factorShown } from './sessionProof.queries.ts';
import { isStaff } from '../../directory/staff.queries.ts';

/**
 * A hook for routes that only the vendor's own people use: the person must be marked as staff and
 * have shown a second factor in this session within the last 12 hours. Each use is recorded before
 * the route does anything.
 *
 * Beside the route's access, which says who may call it at all:
 *
 *     app.get('/api/staff/…', { config: { access: { who: 'guest' } }, preHandler: requireStaff(deps) }, …)
 *
 * @throws NotAllowedError 403 `not_allowed`: no mark
 * @throws FactorNeededError 403 `factor_needed`: a second factor is to be set up first
 * @throws ProofNeededError 403 `proof_needed`: `withRecentProof` of the page asks for it
 */
export function requireStaff({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  return async (request: FastifyRequest): Promise<void> => {
    const { user, sessionId } = viewerOf(request);
    if (!(await isStaff(db, user.id))) throw new NotAllowedError();
    if ((await factorKindsOf(db, user.id)).length === 0) throw new FactorNeededError();
    const now = clock();
    const shown = await factorShown(db, sessionId);
    if (!shown || now.getTime() - shown.at.getTime() > staffFactorMs) throw new ProofNeededError();
    const { method, routeOptions, params, ip } = request;
    await recordAudit(db, {
      at: now,
      actor: user.id,
      ip,
      action: 'staff.use',
      object: `${method} ${routeOptions.url ?? ''}`,
      details: { params },
    });
  };
}
