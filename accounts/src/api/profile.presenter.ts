import type { Profile as ProfileAnswer } from '@portal/shared/contracts';
import type { ProfileForm } from './profileForm.ts';

/** The profile of the signed-in person; values that can be changed are in the form. */
export interface Profile {
  readonly email: string;
  /** Country as an ISO 3166-1 alpha-2 code. */
  readonly countryCode: string;
  readonly form: ProfileForm;
}

export function presentProfile(answer: ProfileAnswer): Profile {
  const { email, country_code, last_name, first_name, locale, version } = answer;
  return { email, countryCode: country_code, form: { last_name, first_name, locale, version } };
}
