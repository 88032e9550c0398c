import { api, useMutation } from '@portal/shared';
import { passwordResetAnswerSchema, passwordResetRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the form that asks for the mail: its field has the name of the call's field. */
export const passwordResetForm = passwordResetRequestSchema;
export type PasswordResetForm = z.infer<typeof passwordResetForm>;

/** Asks for the mail with which a password is reset. */
export function useAskForPasswordReset() {
  return useMutation({
    mutationFn: async (form: PasswordResetForm) => {
      const { email, link_minutes, single_sign_on } = await api.post(
        '/api/password/reset',
        { json: form },
        passwordResetAnswerSchema,
      );
      return { email, linkMinutes: link_minutes, hasProvider: single_sign_on };
    },
  });
}
