import type { Profile as ProfileAnswer } from '@portal/shared/contracts';
import type { ProfileForm } from './profileForm.ts';

/** The signed-in person: what can be changed is the form's. */
export interface Profile {
  readonly email: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly form: ProfileForm;
}

export function presentProfile(answer: ProfileAnswer): Profile {
  const { email, country_code, last_name, first_name, locale, version } = answer;
  return { email, countryCode: country_code, form: { last_name, first_name, locale, version } };
}
