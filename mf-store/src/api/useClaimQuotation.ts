import { api, useMutation, useQueryClient } from '@portal/shared';
import { claimAnswerSchema } from '@portal/shared/contracts';
import { quotationsQuery } from './quotationsQuery.ts';

/** Assigns a visitor's quotation to the team, by the hash in its address. Idempotent. */
export function useClaimQuotation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hash: string) =>
      api.post('/api/quotation/claim', { json: { hash } }, claimAnswerSchema),
    onSuccess: () => client.invalidateQueries({ queryKey: quotationsQuery().queryKey }),
  });
}
