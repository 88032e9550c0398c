import { api, useMutation } from '@portal/shared';
import { proofAnswerSchema, proofRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { presentProof } from './proof.presenter.ts';

/** The schema of the dialog's form: its field has the name of the call's field. */
export const proofForm = proofRequestSchema;
type ProofForm = z.infer<typeof proofForm>;

/** Proves with the password that the person of the session is there. */
export function useProve() {
  return useMutation({
    mutationFn: async (form: ProofForm) =>
      presentProof(await api.post('/api/proof', { json: form }, proofAnswerSchema)),
  });
}
