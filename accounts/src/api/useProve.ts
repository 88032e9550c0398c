import { api, useMutation } from '@portal/shared';
import { passkeyRequestSchema, proofAnswerSchema } from '@portal/shared/contracts';
import { presentProof } from './proof.presenter.ts';
import { signWithPasskey } from './factors/signWithPasskey.ts';
import type { FactorChoice } from './factors/shownFactor.ts';

interface Proof {
  /** Left out where a second factor alone is wanted. */
  readonly password?: string;
  /** Of who has a second factor, once the password is right. */
  readonly factor?: FactorChoice;
}

/** Proves that the person of the session is there. @throws PasskeyFailure */
export function useProve() {
  return useMutation({
    mutationFn: async ({ password, factor }: Proof) => {
      const shown = factor && (await shownFactor(factor));
      const json = { ...(password !== undefined && { password }), ...(shown && { factor: shown }) };
      return presentProof(await api.post('/api/proof', { json }, proofAnswerSchema));
    },
  });
}

async function shownFactor(choice: FactorChoice) {
  if (choice.kind !== 'passkey') return choice;
  const request = await api.post('/api/proof/passkey', {}, passkeyRequestSchema);
  return { ...choice, response: await signWithPasskey(request) };
}
