import { api, useMutation } from '@portal/shared';
import { registrationAnswerSchema, registrationRequestSchema } from '@portal/shared/contracts';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import type { z } from 'zod/mini';

/** The schema of the registration form: its fields have the names of the call's fields. */
export const registrationForm = registrationRequestSchema;
export type RegistrationForm = z.infer<typeof registrationForm>;

/** The confirmation mail of a registration. */
export interface SentMail {
  readonly email: string;
  /** End of the mailed link's validity, an instant in ISO 8601. */
  readonly expiresAt: string;
}

/** Sends a registration with the versions that this page shows; a mailed link confirms it. */
export function useRegister() {
  return useMutation({
    mutationFn: async (form: RegistrationForm): Promise<SentMail> => {
      const { email, expires_at } = await api.post(
        '/api/registrations',
        { json: { ...form, terms_version: termsVersion, privacy_version: privacyVersion } },
        registrationAnswerSchema,
      );
      return { email, expiresAt: expires_at };
    },
  });
}
