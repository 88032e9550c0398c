import type { IntlShape } from 'react-intl';
import { editionOf, roleOf } from '../web/session/roleOf.ts';
import type { SessionState } from '../web/session/SessionState.ts';
import { accountPages, entryOfPage } from './accountPages.ts';
import type { NavigationItem } from './NavigationGroup.ts';

/**
 * The links to the account pages in the menu, which are pages of the accounts service.
 *
 * @param current Path of the current account page, on the accounts service itself.
 */
export function accountItems(
  intl: IntlShape,
  session: Pick<SessionState, 'user' | 'team' | 'config'>,
  current?: string,
): readonly NavigationItem[] {
  const { accounts, services } = session.config;
  const viewer = { edition: editionOf(session), role: roleOf(session) };
  const pages = accountPages(accounts.pages, viewer);
  const marked = current === undefined ? undefined : entryOfPage(current, pages);
  return pages.map(({ path, message, icon }) => ({
    id: path,
    label: intl.formatMessage(message),
    icon,
    href: new URL(path, services.accounts).href,
    isCurrent: path === marked,
  }));
}
