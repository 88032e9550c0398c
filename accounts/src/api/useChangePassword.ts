import { api, useMutation } from '@portal/shared';
import { passwordAnswerSchema, passwordChangeRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';
import { presentPassword } from './proof.presenter.ts';

/** The schema of the form: its fields have the names of the call's fields. */
export const passwordChangeForm = passwordChangeRequestSchema;
export type PasswordChangeForm = z.infer<typeof passwordChangeForm>;

/** Changes the password of the signed-in person; their other sessions end. */
export function useChangePassword() {
  return useMutation({
    mutationFn: async (form: PasswordChangeForm) =>
      presentPassword(await api.put('/api/password', { json: form }, passwordAnswerSchema)),
  });
}
