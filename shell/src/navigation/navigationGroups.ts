import type { IntlShape, SessionState } from '@portal/shared';
import { accountItems, frameMessages, helpItems, type NavigationGroup } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';

/**
 * The groups of the side navigation: screens that the registry offers to this person, existing
 * account pages, and configured links to other sites. Visitors see only open screens.
 *
 * @param entries Menu entries that the person may see, in order.
 * @param current The entry to mark even if the address is not below its path.
 */
export function navigationGroups(
  intl: IntlShape,
  session: SessionState,
  entries: readonly NavigationEntry[],
  current?: NavigationEntry,
): readonly NavigationGroup[] {
  const { locale, user, config } = session;
  return [
    {
      id: 'manager',
      label: intl.formatMessage(frameMessages.manager),
      items: entries.map(({ to, label, icon }) => ({
        id: to,
        to,
        icon,
        label: label[locale],
        isCurrent: to === current?.to,
      })),
    },
    {
      id: 'account',
      label: intl.formatMessage(frameMessages.account),
      items: accountItems(intl, session),
    },
    {
      id: 'help',
      label: intl.formatMessage(frameMessages.help),
      items: user === null ? [] : helpItems(intl, config.links),
    },
  ];
}
