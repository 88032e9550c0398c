import { api, useMutation, useQueryClient } from '@portal/shared';
import { profileRequestSchema, profileSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { presentProfile } from './profile.presenter.ts';
import { profileQuery } from './profileQuery.ts';

/** The form of names and language: its fields have the names of the call. */
export const profileForm = profileRequestSchema;
export type ProfileForm = z.infer<typeof profileForm>;

/** Saves names and language. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (form: ProfileForm) =>
      presentProfile(await api.put('/api/user', { json: form }, profileSchema)),
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery().queryKey, profile);
    },
  });
}
