import { api, useMutation, useQueryClient } from '@portal/shared';
import { profileSchema, type profileRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { profileQuery } from './profileQuery.ts';

/** Saves names and language. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (profile: z.infer<typeof profileRequestSchema>) =>
      api.put('/api/user', { json: profile }, profileSchema),
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery().queryKey, profile);
    },
  });
}
