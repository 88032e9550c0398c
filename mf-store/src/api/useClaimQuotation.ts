import { api, useMutation, useQueryClient } from '@portal/shared';
import { claimAnswerSchema } from '@portal/shared/contracts';
import { quotationsQuery } from './quotationsQuery.ts';

/**
 * Makes a visitor's quotation the team's, by the hash in its address. Repeating it changes nothing.
 */
export function useClaimQuotation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hash: string) =>
      api.post('/api/quotation/claim', { json: { hash } }, claimAnswerSchema),
    onSuccess: () => client.invalidateQueries({ queryKey: quotationsQuery().queryKey }),
  });
}
