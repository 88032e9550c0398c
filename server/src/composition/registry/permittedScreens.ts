import { meetsRequirement, type Registry, type RequirementSubject } from '@portal/shared/remote';

/** Patterns of the routes of all remotes that a person may open. */
export function permittedScreens(
  { remotes }: Pick<Registry, 'remotes'>,
  subject: RequirementSubject,
): readonly string[] {
  return remotes
    .flatMap(({ routes }) => routes)
    .filter(({ requires }) => meetsRequirement(requires, subject))
    .map(({ path }) => path);
}
