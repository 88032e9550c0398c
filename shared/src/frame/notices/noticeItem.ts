import type { IntlShape } from 'react-intl';
import type { Notice } from '../../areas/notices/notices.contract.ts';
import type { Formats } from '../../web/intl/formatsOf.ts';
import type { MenuItem } from '../../ui/overlays/MenuItem.ts';
import { messages } from './messages.ts';

const icons = {
  license_end: 'key-round',
  order_due: 'receipt-text',
  card_end: 'credit-card',
  emi_done: 'circuit-board',
  emi_failed: 'triangle-alert',
} as const;

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
  intl: IntlShape,
  formats: Formats,
  { manager, accounts }: NoticeOrigins,
): MenuItem {
  const origin = notice.kind === 'card_end' ? accounts : manager;
  const when = formats.instant(notice.created_at);
  return {
    id: notice.id,
    icon: icons[notice.kind],
    label: noticeText(notice, intl, formats),
    hint: notice.read ? when : intl.formatMessage(messages.isNew, { when }),
    ...(origin === undefined ? { to: notice.to } : { href: new URL(notice.to, origin).href }),
  };
}

function noticeText(notice: Notice, { formatMessage }: IntlShape, formats: Formats): string {
  switch (notice.kind) {
    case 'license_end': {
      const { count, number, end_at } = notice.figures;
      const day = formats.dayInWords(end_at);
      return number === null
        ? formatMessage(messages.licensesEnd, { count, day })
        : formatMessage(messages.licenseEnds, { number, day });
    }
    case 'order_due': {
      const { number, duedate, total, currency } = notice.figures;
      const amount = formats.money(total, currency);
      return formatMessage(messages.orderDue, { number, amount, day: formats.dayInWords(duedate) });
    }
    case 'card_end': {
      const { brand, last4, end_at } = notice.figures;
      const message = notice.figures.before_renewal
        ? messages.cardBeforeRenewal
        : messages.cardEnds;
      return formatMessage(message, { brand, last4, day: formats.dayInWords(end_at) });
    }
    case 'emi_done':
      return formatMessage(messages.emiDone, { project: notice.figures.project });
    case 'emi_failed':
      return formatMessage(messages.emiFailed, { project: notice.figures.project });
  }
}
