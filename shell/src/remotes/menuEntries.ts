import { can, type SessionState } from '@portal/shared';
import type { NavigationEntry } from '@portal/shared/remote';

/** The menu entries that a person may see, in order. */
export function menuEntries(
  all: readonly NavigationEntry[],
  session: SessionState,
): readonly NavigationEntry[] {
  return all
    .filter(({ requires }) => can(requires, session))
    .toSorted((left, right) => left.order - right.order);
}
