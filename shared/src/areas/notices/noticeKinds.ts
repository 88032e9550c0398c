import type { Locale } from '../../basics/Locale.ts';
import type { NoticeTopic } from './noticeChoices.ts';
import type { Notice } from './notices.contract.ts';

/** Writes what a sentence says in figures: days in words, and amounts in major units. */
export interface NoticeFormats {
  readonly day: (day: string) => string;
  readonly money: (amount: number, currency: 'JPY' | 'USD') => string;
}

type FiguresOf<Kind extends Notice['kind'], Each = Notice> = Each extends Notice
  ? Kind extends Each['kind']
    ? Each['figures']
    : never
  : never;

interface NoticeKind<Figures> {
  /** What people choose mails by. */
  readonly topic: NoticeTopic;
  readonly icon: string;
  /** The service on which something can be done about it. */
  readonly at: 'manager' | 'accounts';
  /** The notice in words, in the menu and in mails. */
  readonly sentence: Readonly<Record<Locale, (figures: Figures, formats: NoticeFormats) => string>>;
}

/** All that tells one kind of notice from another. */
export const noticeKinds = {
  license_end: {
    topic: 'licenses',
    icon: 'key-round',
    at: 'manager',
    sentence: {
      en: ({ number, count, end_at }, { day }) =>
        number === null
          ? `${String(count)} licenses end on ${day(end_at)}.`
          : `License ${number} ends on ${day(end_at)}.`,
      ja: ({ number, count, end_at }, { day }) =>
        number === null
          ? `${String(count)}件のライセンスが${day(end_at)}に終了します。`
          : `ライセンス${number}が${day(end_at)}に終了します。`,
    },
  },
  order_due: {
    topic: 'orders',
    icon: 'receipt-text',
    at: 'manager',
    sentence: {
      en: ({ number, total, currency, duedate }, { day, money }) =>
        `Order ${number} for ${money(total, currency)} is due on ${day(duedate)}.`,
      ja: ({ number, total, currency, duedate }, { day, money }) =>
        `注文${number}（${money(total, currency)}）のお支払い期限は${day(duedate)}です。`,
    },
  },
  card_end: {
    topic: 'cards',
    icon: 'credit-card',
    at: 'accounts',
    sentence: {
      en: ({ brand, last4, end_at, before_renewal }, { day }) =>
        before_renewal
          ? `Your ${brand} card ending in ${last4} expires on ${day(end_at)}, before the next license renewal.`
          : `Your ${brand} card ending in ${last4} expires on ${day(end_at)}.`,
      ja: ({ brand, last4, end_at, before_renewal }, { day }) =>
        before_renewal
          ? `カード（${brand} 末尾${last4}）の有効期限は${day(end_at)}で、次のライセンス更新より前に切れます。`
          : `カード（${brand} 末尾${last4}）の有効期限は${day(end_at)}です。`,
    },
  },
  emi_done: {
    topic: 'emi',
    icon: 'circuit-board',
    at: 'manager',
    sentence: {
      en: ({ project }) => `The EMI check of ${project} is finished.`,
      ja: ({ project }) => `${project}のEMIチェックが完了しました。`,
    },
  },
  emi_assigned: {
    topic: 'emi',
    icon: 'user',
    at: 'manager',
    sentence: {
      en: ({ project }) => `You were assigned a finding of ${project}.`,
      ja: ({ project }) => `${project}の指摘の担当者になりました。`,
    },
  },
  emi_mentioned: {
    topic: 'emi',
    icon: 'user',
    at: 'manager',
    sentence: {
      en: ({ project }) => `You were mentioned on a finding of ${project}.`,
      ja: ({ project }) => `${project}の指摘に、あなた宛てのコメントがあります。`,
    },
  },
  emi_failed: {
    topic: 'emi',
    icon: 'triangle-alert',
    at: 'manager',
    sentence: {
      en: ({ project }) => `The EMI check of ${project} failed.`,
      ja: ({ project }) => `${project}のEMIチェックに失敗しました。`,
    },
  },
} as const satisfies { readonly [Kind in Notice['kind']]: NoticeKind<FiguresOf<Kind>> };

/** A notice in words. */
export function noticeSentence(
  { kind, figures }: Pick<Notice, 'kind' | 'figures'>,
  locale: Locale,
  formats: NoticeFormats,
): string {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a notice has the figures of its kind
  const write = noticeKinds[kind].sentence[locale] as NoticeKind<
    Notice['figures']
  >['sentence'][Locale];
  return write(figures, formats);
}
