import { commonMessages, type IntlShape, type Locale } from '@portal/shared';
import type { NavigationItem } from '@portal/shared/frame';
import type { AccountPage } from '../session/readPage.ts';

/**
 * The links to the manager's screens, which are documents of another service; one link to that
 * service when the page came without its menu.
 *
 * @param navigation The entries that the person may see, in order.
 * @param manager Address of the manager.
 */
export function managerItems(
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
