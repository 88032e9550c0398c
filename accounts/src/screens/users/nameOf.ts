import { personName, type Locale } from '@portal/shared/domain';
import type { User } from '../../domain/User.ts';

/** The name of a user; the address where there is none yet. */
export function nameOf({ lastName, firstName, email }: User, locale: Locale): string {
  return personName({ last_name: lastName, first_name: firstName }, locale) || email;
}
