import type { NavigationGroup, NavigationItem } from '../NavigationGroup.ts';

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
 * @param groups The menu in the reader's language.
 * @param others The menu in the other language.
 * @param titlesOf The titles of the screen behind an entry of this page's router.
 */
export function screensOf(
  groups: readonly NavigationGroup[],
  others: readonly NavigationGroup[],
  titlesOf: (path: string) => readonly string[] = () => [],
): readonly FoundScreen[] {
  const otherItems = others.flatMap(({ items }) => items);
  return groups.flatMap(({ label: group, items }) =>
    items.map((item) => ({
      ...item,
      group,
      names: [
        item.label,
        ...otherItems.filter(({ id }) => id === item.id).map(({ label }) => label),
        ...(item.to === undefined ? [] : titlesOf(item.to)),
      ],
    })),
  );
}
