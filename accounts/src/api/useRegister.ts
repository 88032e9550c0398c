import { api, useMutation } from '@portal/shared';
import { registrationAnswerSchema, registrationRequestSchema } from '@portal/shared/contracts';
import type { z } from 'zod/mini';

/** The form of a registration: its fields have the names of the call. */
export const registrationForm = registrationRequestSchema;
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The mail that follows a registration. */
export interface SentMail {
  readonly email: string;
  /** Until when its link works, an instant in ISO 8601. */
  readonly expiresAt: string;
}

/** Sends a registration; its mail follows. */
export function useRegister() {
  return useMutation({
    mutationFn: async (form: RegistrationForm): Promise<SentMail> => {
      const { email, expires_at } = await api.post(
        '/api/registrations',
        { json: form },
        registrationAnswerSchema,
      );
      return { email, expiresAt: expires_at };
    },
  });
}
