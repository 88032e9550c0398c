import { api, useMutation, useQueryClient } from '@portal/shared';
import { profileSchema } from '@portal/shared/contracts';
import type { ProfileForm } from './profileForm.ts';
import { presentProfile } from './profile.presenter.ts';
import { profileQuery } from './profileQuery.ts';

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
