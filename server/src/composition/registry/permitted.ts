import {
  meetsRequirement,
  type NavigationEntry,
  type Registry,
  type RequirementSubject,
} from '@portal/shared/remote';
import type { Locale } from '@portal/shared/domain';
import type { Viewer } from '../../platform/http/Viewer.ts';

/** The subject for requirements of screens. */
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

/** The permitted menu entries of all remotes, in order. */
export function permittedNavigation(
  { remotes }: Pick<Registry, 'remotes'>,
  subject: RequirementSubject,
): readonly NavigationEntry[] {
  return remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ requires }) => meetsRequirement(requires, subject))
    .toSorted((left, right) => left.order - right.order);
}

/** The permitted route patterns of all remotes. */
export function permittedScreens(
  { remotes }: Pick<Registry, 'remotes'>,
  subject: RequirementSubject,
): readonly string[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ requires }) => meetsRequirement(requires, subject))
    .map(({ path }) => path);
}
