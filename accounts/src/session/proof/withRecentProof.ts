import { isApiError } from '@portal/shared';
import { askForProof } from './proofRequests.ts';

/**
 * Makes a call that may want a recent proof of who the person is (`requireRecentProof` of the
 * server). When it does, a dialog asks for the password and the call is made again.
 * @throws what the call throws; `ApiError` with `proof_needed` when the person gave up
 */
export async function withRecentProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.code !== 'proof_needed') throw error;
    if (!(await askForProof())) throw error;
    return call();
  }
}
