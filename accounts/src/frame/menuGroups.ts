import { commonMessages, type IntlShape, type SessionState } from '@portal/shared';
import type { Locale } from '@portal/shared/domain';
import {
  accountItems,
  frameMessages,
  helpItems,
  type NavigationGroup,
  type NavigationItem,
} from '@portal/shared/frame';
import type { AccountPage } from '../session/readPage.ts';

/**
 * The groups of the side navigation on account pages.
 *
 * @param navigation The manager's entries that the person may see, in order.
 * @param current Path of the current page.
 */
export function menuGroups(
  intl: IntlShape,
  session: Pick<SessionState, 'user' | 'team' | 'config' | 'locale'>,
  navigation: AccountPage['navigation'],
  current?: string,
): readonly NavigationGroup[] {
  const { config, locale } = session;
  return [
    {
      id: 'manager',
      label: intl.formatMessage(frameMessages.manager),
      items: managerItems(intl, locale, navigation, config.services.manager),
    },
    {
      id: 'account',
      label: intl.formatMessage(frameMessages.account),
      items: accountItems(intl, session, current),
    },
    {
      id: 'help',
      label: intl.formatMessage(frameMessages.help),
      items: helpItems(intl, config.links),
    },
  ];
}

/**
 * The links to the manager's screens, which are documents of another service; one link to that
 * service when the page came without its menu.
 */
function managerItems(
  intl: IntlShape,
  locale: Locale,
  navigation: AccountPage['navigation'],
  manager: string,
): readonly NavigationItem[] {
  if (navigation.length === 0) {
    const label = intl.formatMessage(commonMessages.product);
    return [{ id: 'manager', label, icon: 'circuit-board', href: manager }];
  }
  return navigation.map(({ to, label, icon }) => ({
    id: to,
    label: label[locale],
    icon,
    href: new URL(to, manager).href,
  }));
}
