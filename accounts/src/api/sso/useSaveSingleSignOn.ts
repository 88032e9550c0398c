import { api, useMutation, useQueryClient } from '@portal/shared';
import { singleSignOnRequestSchema, singleSignOnSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { withRecentProof } from '../../session/withRecentProof.ts';
import { presentSingleSignOn, singleSignOnQuery } from './singleSignOnQuery.ts';

/** The schema of the provider's form: its fields have the names of the call's fields. */
export const singleSignOnForm = singleSignOnRequestSchema;
type Form = z.infer<typeof singleSignOnForm>;

/** Saves which provider the team signs in by, and for which domain. */
export function useSaveSingleSignOn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (json: Form) =>
      presentSingleSignOn(
        await withRecentProof(() => api.put('/api/sso', { json }, singleSignOnSchema)),
      ),
    onSuccess: (saved) => {
      queries.setQueryData(singleSignOnQuery().queryKey, saved);
    },
  });
}
