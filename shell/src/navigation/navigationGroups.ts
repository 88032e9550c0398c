import type { IntlShape, SessionState } from '@portal/shared';
import { accountItems, frameMessages, helpItems, type NavigationGroup } from '@portal/shared/frame';
import type { NavigationEntry } from '@portal/shared/remote';

/**
 * The side navigation: the screens that the registry offers to this person, the account pages
 * that exist, and the outside links that are configured. A visitor sees only open screens.
 *
 * @param entries Those that the person may see, in order.
 */
export function navigationGroups(
  intl: IntlShape,
  session: SessionState,
  entries: readonly NavigationEntry[],
): readonly NavigationGroup[] {
  const { locale, user, config } = session;
  return [
    {
      id: 'manager',
      label: intl.formatMessage(frameMessages.manager),
      items: entries.map(({ to, label, icon }) => ({ id: to, to, icon, label: label[locale] })),
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
