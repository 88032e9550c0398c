import type { IntlShape } from 'react-intl';
import type { Locale } from '../../basics/Locale.ts';
import type { Act } from './findActs.ts';
import type { ResultGroup } from './Result.ts';
import type { FoundScreen } from './screensOf.ts';
import { searchMessages as messages } from './searchMessages.ts';

/** Entries of the menu. */
export function screenGroup(intl: IntlShape, screens: readonly FoundScreen[]): ResultGroup {
  return {
    id: 'screens',
    title: intl.formatMessage(messages.screens),
    results: screens.map(({ id, label, icon, group, to, href, isExternal }) => ({
      id: `screen ${id}`,
      title: label,
      detail: group,
      icon,
      ...(to !== undefined && { to }),
      ...(href !== undefined && { href }),
      ...(isExternal && { isExternal }),
    })),
  };
}

/** What the person can do. */
export function actGroup(intl: IntlShape, locale: Locale, acts: readonly Act[]): ResultGroup {
  return {
    id: 'acts',
    title: intl.formatMessage(messages.acts),
    results: acts.map(({ key, title, icon, to, href }) => ({
      id: `act ${key}`,
      title: title[locale],
      icon,
      ...(to !== undefined && { to }),
      ...(href !== undefined && { href }),
    })),
  };
}

/** Groups without results and without a pending answer are left out. */
export function isShown({ results, isWaiting }: ResultGroup): boolean {
  return results.length > 0 || isWaiting === true;
}
