import type { EditionKey, RoleKey } from './keys.ts';

/** Who uses a page of accounts; everybody who is signed in, unless it says otherwise. */
export interface AccountPageRule {
  readonly path: string;
  readonly edition?: EditionKey;
  readonly roles?: readonly RoleKey[];
}

const managers: readonly RoleKey[] = ['owner', 'admin'];

/**
 * The pages of a signed-in person at accounts. The server serves them, the menu lists those with an
 * entry, and a page tells other people whom it is for. These rules protect no data: the calls
 * behind a page check permissions themselves.
 */
export const accountPageRules: readonly AccountPageRule[] = [
  { path: '/user' },
  { path: '/security' },
  { path: '/sessions' },
  { path: '/sites' },
  { path: '/team', edition: 'professional' },
  { path: '/creditcard', roles: managers },
  { path: '/upgrade', edition: 'community' },
  { path: '/settings' },
  { path: '/users', roles: managers },
  { path: '/audit', roles: managers },
  { path: '/leave' },
  { path: '/notices' },
  { path: '/sso', roles: ['owner'], edition: 'professional' },
];

/** The rule of a page; undefined for an address that is none of these pages. */
export function accountPageRule(path: string): AccountPageRule | undefined {
  return accountPageRules.find((rule) => rule.path === path);
}

interface PageViewer {
  readonly edition: EditionKey | undefined;
  readonly role: RoleKey | undefined;
}

/** Whether this person uses the page; nobody does without a role. */
export function usesAccountPage({ edition, roles }: AccountPageRule, viewer: PageViewer): boolean {
  if (viewer.role === undefined) return false;
  if (edition !== undefined && edition !== viewer.edition) return false;
  return roles === undefined || roles.includes(viewer.role);
}
