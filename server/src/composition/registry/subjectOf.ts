import type { RequirementSubject } from '@portal/shared/remote';
import type { Locale } from '@portal/shared/domain';
import type { Viewer } from '../../platform/http/Viewer.ts';

/** A person as the requirements of the registry's screens see them. */
export function subjectOf(viewer: Viewer | null, locale: Locale): RequirementSubject {
  return {
    isSignedIn: viewer !== null,
    edition: viewer?.team.edition,
    role: viewer?.user.role,
    country: viewer?.user.country_code,
    locale,
    isStaff: viewer?.user.staff ?? false,
  };
}
