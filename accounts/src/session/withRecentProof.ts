import { factorKind } from '@portal/shared/contracts';
import { GivenUp, isApiError } from '@portal/shared';
import { askForProof, type WantedProof } from './proofRequests.ts';

/**
 * Makes a call that may want a recent proof of who the person is, and then perhaps a second factor
 * (`requireRecentProof` and `requireFactor` of the server). When it does, a dialog asks for it and the
 * call is made again. Who has no password is led to the provider of their team, and makes the call
 * again themselves.
 * @throws what the call throws; `GivenUp` when the person turned back
 */
export async function withRecentProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const wanted = wantedBy(error);
    if (!wanted) throw error;
    if (!(await askForProof(wanted))) throw new GivenUp();
    return withRecentProof(call);
  }
}

/** What a refusal asks for; undefined: it is another one. */
function wantedBy(error: unknown): WantedProof | undefined {
  if (!isApiError(error)) return undefined;
  switch (error.code) {
    case 'proof_needed':
      return { by: 'password' };
    case 'provider_proof_needed':
      return { by: 'provider' };
    case 'factor_proof_needed': {
      const names = error.fieldMessages['needed']?.split(' ') ?? [];
      return { by: 'factor', factors: factorKind.options.filter((kind) => names.includes(kind)) };
    }
    default:
      return undefined;
  }
}
