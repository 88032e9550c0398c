import { accountPageRule, usesAccountPage } from '../areas/accounts/accountPages.ts';
import type { EditionKey, RoleKey } from '../areas/accounts/keys.ts';
import { frameMessages } from './frameMessages.ts';

/** The account pages in the menu, in the specification's order. */
const entries = [
  { path: '/user', message: frameMessages.user, icon: 'user' },
  { path: '/team', message: frameMessages.team, icon: 'users' },
  { path: '/creditcard', message: frameMessages.creditCards, icon: 'credit-card' },
  { path: '/upgrade', message: frameMessages.upgrade, icon: 'circle-arrow-up' },
  { path: '/settings', message: frameMessages.settings, icon: 'settings' },
] as const;

/** Entries to which pages without one belong; all other pages belong to the settings. */
const entryOf: Readonly<Record<string, string>> = {
  '/security': '/user',
  '/sessions': '/user',
  '/notices': '/user',
  '/sites': '/user',
  '/users': '/team',
  '/sso': '/team',
  '/audit': '/team',
};

/**
 * The path of the menu's entry that a page belongs to.
 *
 * @param pages The entries of the menu.
 */
export function entryOfPage(path: string, pages: readonly AccountPage[]): string {
  const found = [path, entryOf[path]].find((each) => pages.some((page) => page.path === each));
  return found ?? '/settings';
}

export type AccountPage = (typeof entries)[number];

interface Viewer {
  readonly edition: EditionKey | undefined;
  readonly role: RoleKey | undefined;
}

/**
 * The menu's entries of the account pages that exist and that this person uses.
 *
 * @param existing `config.accounts.pages`
 */
export function accountPages(existing: readonly string[], viewer: Viewer): readonly AccountPage[] {
  return entries.filter(({ path }) => {
    const rule = accountPageRule(path);
    return rule !== undefined && existing.includes(path) && usesAccountPage(rule, viewer);
  });
}
