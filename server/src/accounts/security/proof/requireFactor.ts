import type { FactorKind } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/Deps.ts';
import { FactorProofNeededError } from '../../../platform/errors.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { factorKindsOf } from '../factors/factors.queries.ts';
import { recentMs } from './requireRecentProof.ts';
import { factorShown } from './sessionProof.queries.ts';

/**
 * A hook for routes that change second factors, after `requireRecentProof`: a person with factors
 * must have shown one in this session within the last 10 minutes, however they signed in.
 * @param kind the factor that is removed or replaced: a person who has it must have shown it or a
 *   recovery code; any factor when left out
 * @throws FactorProofNeededError 403 `factor_proof_needed`; nothing was done
 */
export function requireFactor({ db, clock }: Pick<Deps, 'db' | 'clock'>, kind?: FactorKind) {
  return async (request: FastifyRequest): Promise<void> => {
    const { user, sessionId } = viewerOf(request);
    const kinds = await factorKindsOf(db, user.id);
    if (kinds.length === 0) return;
    const isKept = kind !== undefined && kinds.includes(kind);
    const wanted = isKept ? kinds.filter((own) => own === kind || own === 'recovery_code') : kinds;
    const shown = await factorShown(db, sessionId);
    const isRecent = shown && clock().getTime() - shown.at.getTime() <= recentMs;
    // A recovery code counts although it may have been the last one.
    const counts = !isKept || shown?.kind === kind || shown?.kind === 'recovery_code';
    if (!isRecent || !counts) throw new FactorProofNeededError(wanted);
  };
}
