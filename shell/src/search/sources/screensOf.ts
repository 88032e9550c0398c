import type { SessionState } from '@portal/shared';
import { otherLocale } from '@portal/shared/domain';
import { intlOf, type NavigationItem } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';
import { navigationGroups } from '../../navigation/navigationGroups.ts';

/** An entry of the menu with all its names. */
export interface FoundScreen extends NavigationItem {
  /** Its group in the menu. */
  readonly group: string;
  /** Its names in both languages, and other names of its screen. */
  readonly names: readonly string[];
}

/**
 * All entries of the menu: screens of remotes, account pages, pages of other sites.
 *
 * @param entries Menu entries of remotes that the person may see, in order.
 * @param titlesOf The titles of the screen behind an entry.
 */
export function screensOf(
  session: SessionState,
  entries: readonly NavigationEntry[],
  titlesOf: (path: string) => readonly string[],
): readonly FoundScreen[] {
  const { locale } = session;
  const other = otherLocale(locale);
  const others = menu({ ...session, locale: other }, entries);
  return menu(session, entries).map((item) => ({
    ...item,
    names: [
      item.label,
      ...others.filter(({ id }) => id === item.id).map(({ label }) => label),
      ...(item.to === undefined ? [] : titlesOf(item.to)),
    ],
  }));
}

function menu(session: SessionState, entries: readonly NavigationEntry[]) {
  return navigationGroups(intlOf(session.locale), session, entries).flatMap(({ label, items }) =>
    items.map((item) => ({ ...item, group: label })),
  );
}
