import type { IntlShape } from 'react-intl';
import { noticeKinds, noticeSentence } from '../../areas/notices/noticeKinds.ts';
import type { Notice } from '../../areas/notices/notices.contract.ts';
import type { Locale } from '../../basics/Locale.ts';
import type { Formats } from '../../web/intl/formatsOf.ts';
import type { MenuItem } from '../../ui/overlays/MenuItem.ts';
import { messages } from './messages.ts';

interface Reader {
  readonly intl: IntlShape;
  readonly locale: Locale;
  readonly formats: Formats;
}

interface NoticeOrigins {
  readonly manager: string | undefined;
  readonly accounts: string;
}

/**
 * A notice as an entry of the menu.
 * @param origins addresses of the services; the manager's is left out on its own pages
 */
export function noticeItem(
  notice: Notice,
  { intl, locale, formats }: Reader,
  origins: NoticeOrigins,
): MenuItem {
  const { at, icon } = noticeKinds[notice.kind];
  const origin = origins[at];
  const when = formats.instant(notice.created_at);
  return {
    id: notice.id,
    icon,
    label: noticeSentence(notice, locale, { day: formats.dayInWords, money: formats.money }),
    hint: notice.read ? when : intl.formatMessage(messages.isNew, { when }),
    ...(origin === undefined ? { to: notice.to } : { href: new URL(notice.to, origin).href }),
  };
}
