import { api, useMutation } from '@portal/shared';
import {
  newPasswordAnswerSchema,
  newPasswordRequestSchema,
  type NewPasswordOutcome as Outcome,
} from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The schema of the form behind the mailed link; the token comes with the page. */
export const newPasswordForm = newPasswordRequestSchema;
export type NewPasswordForm = z.infer<typeof newPasswordForm>;
export type NewPasswordOutcome = Outcome;

/** Opens a mailed link with a new password. */
export function useResetPassword() {
  return useMutation({
    mutationFn: async (form: NewPasswordForm): Promise<NewPasswordOutcome> => {
      const path = '/api/password/reset/confirm';
      return (await api.post(path, { json: form }, newPasswordAnswerSchema)).outcome;
    },
  });
}
