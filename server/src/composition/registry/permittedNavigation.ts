import {
  meetsRequirement,
  type NavigationEntry,
  type Registry,
  type RequirementSubject,
} from '@portal/shared/remote';

/** The menu entries of all remotes that a person may see, in order. */
export function permittedNavigation(
  { remotes }: Pick<Registry, 'remotes'>,
  subject: RequirementSubject,
): readonly NavigationEntry[] {
  return remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ requires }) => meetsRequirement(requires, subject))
    .toSorted((left, right) => left.order - right.order);
}
