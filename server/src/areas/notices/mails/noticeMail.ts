import { noticeKinds, noticeSentence } from '@portal/shared/contracts';
import { toCalendarDay, type Locale } from '@portal/shared/domain';
import { greeting, looksLikeAddress } from '../../../platform/mail/greeting.ts';
import { mailKinds, type Mail } from '../../../platform/mail/Mailer.ts';
import { daysInWords } from '@portal/paper/daysInWords.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import type { NewNotice } from '../NewNotice.ts';
import type { NoticeReader } from './noticeMails.queries.ts';

interface Addresses {
  readonly managerUrl: string;
  readonly accountsUrl: string;
}

const texts = {
  en: {
    one: 'Notice from the portal',
    many: (count: number) => `${String(count)} notices from the portal`,
    intro: 'This may need your attention:',
    open: 'Open the portal',
    after: 'The portal always shows the current state, including recent renewals and payments.',
    settings: 'Choose which notices you get by email',
  },
  ja: {
    one: 'ポータルからのお知らせ',
    many: (count: number) => `ポータルからのお知らせ（${String(count)}件）`,
    intro: '次の内容をご確認ください。',
    open: 'ポータルを開く',
    after: 'その後の更新やお支払いなどは、ポータルにすぐに反映されます。',
    settings: 'お知らせメールの設定（配信停止を含む）',
  },
} as const;

/**
 * One mail with all of a person's notices. Finished items come first, then items that end, the
 * soonest first.
 */
export function noticeMail(
  reader: NoticeReader,
  notices: readonly NewNotice[],
  { managerUrl, accountsUrl }: Addresses,
): Mail {
  const locale: Locale = reader.locale === 'ja' ? 'ja' : 'en';
  const words = texts[locale];
  const [only] = notices;
  const listed = notices.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const names = { firstName: reader.first_name, lastName: reader.last_name };
  const items = listed.map((notice) => {
    const origins = { manager: managerUrl, accounts: accountsUrl };
    const href = `${origins[noticeKinds[notice.kind].at]}${notice.to}`;
    return { text: itemOf(notice, locale), href };
  });
  return {
    kind: mailKinds.notices,
    to: reader.email,
    locale,
    subject: only && notices.length === 1 ? subjectOf(only, locale) : words.many(notices.length),
    before: [greeting(locale, names), words.intro],
    items,
    link: { text: words.open, href: managerUrl },
    after: [words.after],
    unsubscribe: { text: words.settings, href: `${accountsUrl}/notices` },
  };
}

/** The deadline of a notice as sortable text; empty for none. */
function dayOf({ figures }: NewNotice): string {
  if ('end_at' in figures) return figures.end_at;
  return 'duedate' in figures ? figures.duedate : '';
}

function subjectOf(notice: NewNotice, locale: Locale): string {
  const sentence = renderNotice(notice, locale);
  return sentence.length <= 100 ? sentence.replace(/[.。]$/u, '') : texts[locale].one;
}

/** Renders a notice with the items that its sentence only counts. */
function itemOf(notice: NewNotice, locale: Locale): string {
  const sentence = renderNotice(notice, locale);
  if (notice.kind !== 'license_end' || notice.figures.number !== null) return sentence;
  const { count, numbers = [] } = notice.figures;
  if (numbers.length === 0) return sentence;
  const left = count - numbers.length;
  return locale === 'ja'
    ? `${sentence}対象：${numbers.join('、')}${left > 0 ? `、ほか${String(left)}件` : ''}`
    : `${sentence} ${numbers.join(', ')}${left > 0 ? ` and ${String(left)} more` : ''}`;
}

/** A notice in words. */
function renderNotice(notice: NewNotice, locale: Locale): string {
  const { kind, figures } = notice;
  const said = 'project' in figures ? { project: projectOf(figures.project, locale) } : figures;
  const day = daysInWords(locale);
  return noticeSentence({ kind, figures: said }, locale, {
    day: (text) => day(toCalendarDay(text)),
    money: (amount, currency) => documentFormats(locale, currency).money(amount),
  });
}

/** Breaks up text that mail clients would turn into links. */
function projectOf(project: string, locale: Locale): string {
  if (!looksLikeAddress(project)) return project;
  return locale === 'ja' ? '基板' : 'a board';
}
