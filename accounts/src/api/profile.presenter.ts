import type { Profile as ProfileAnswer } from '@portal/shared/contracts';
import type { ProfileForm } from './profileForm.ts';

/** The profile of the signed-in person; values that can be changed are in the form. */
export interface Profile {
  readonly email: string;
  /** Country as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  /** When the newsletter was last chosen or declined, an instant; `null`: never. */
  readonly newsletterAt: string | null;
  readonly form: ProfileForm;
}

export function presentProfile(answer: ProfileAnswer): Profile {
  const { email, country_code, newsletter_at, ...form } = answer;
  return { email, countryCode: country_code, newsletterAt: newsletter_at, form };
}
