import type { EditionKey, RoleKey } from '../session/SessionState.ts';
import { frameMessages } from './frameMessages.ts';

/** The account pages in the menu, in the specification's order. */
const pages = [
  { path: '/user', message: frameMessages.user, icon: 'user' },
  { path: '/team', message: frameMessages.team, icon: 'users', edition: 'professional' },
  {
    path: '/creditcard',
    message: frameMessages.creditCards,
    icon: 'credit-card',
    roles: 'managers',
  },
  {
    path: '/upgrade',
    message: frameMessages.upgrade,
    icon: 'circle-arrow-up',
    edition: 'community',
  },
  { path: '/settings', message: frameMessages.settings, icon: 'settings' },
] as const;

export type AccountPage = (typeof pages)[number];

interface Viewer {
  readonly edition: EditionKey | undefined;
  readonly role: RoleKey | undefined;
}

/**
 * The account pages that exist and that this person uses: the team page is for professional
 * teams, upgrading for community teams, cards for owners and admins.
 *
 * @param existing `config.accounts.pages`
 */
export function accountPages(
  existing: readonly string[],
  { edition, role }: Viewer,
): readonly AccountPage[] {
  return pages.filter((page) => {
    if (role === undefined || !existing.includes(page.path)) return false;
    if ('edition' in page && page.edition !== edition) return false;
    return !('roles' in page) || role !== 'guest';
  });
}
