import { GivenUp, isApiError } from '@portal/shared';
import { askForProof, type ProofRequest } from './proofRequests.ts';

/** What the person proves with, by the code of the refusal. */
const proofs = new Map<string, ProofRequest['by']>([
  ['proof_needed', 'password'],
  ['provider_proof_needed', 'provider'],
]);

/**
 * Makes a call that may want a recent proof of who the person is (`requireRecentProof` of the
 * server). When it does, a dialog asks for the password and the call is made again. Who has none is
 * led to the provider of their team, and makes the call again themselves.
 * @throws what the call throws; `GivenUp` when the person turned back
 */
export async function withRecentProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const by = isApiError(error) ? proofs.get(error.code) : undefined;
    if (by === undefined) throw error;
    if (!(await askForProof(by))) throw new GivenUp();
    return call();
  }
}
