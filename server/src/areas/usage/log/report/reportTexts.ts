import type { Locale } from '@portal/shared/domain';

/** The words of the monthly report; figures come in the reader's format, `–` for an unknown one. */
interface ReportTexts {
  readonly subject: (month: string) => string;
  readonly lead: (month: string) => string;
  /** Neither licenses nor use. */
  readonly nothing: (month: string) => string;
  readonly product: (figures: ProductWords) => string;
  readonly buy: (words: BuyWords) => string;
  readonly idle: (words: { readonly count: string; readonly months: number }) => string;
  readonly hoursChart: (product: string) => string;
  readonly peaksChart: (product: string) => string;
  readonly level: (licenses: string) => string;
  /** What a chart shows, for those who see no pictures. */
  readonly highest: (chart: {
    readonly title: string;
    readonly value: string;
    readonly day: string;
  }) => string;
  readonly day: (month: number, day: number) => string;
  readonly link: string;
  readonly closing: string;
  readonly unsubscribe: string;
}

interface ProductWords {
  readonly name: string;
  readonly hours: string;
  readonly utilization: string;
  readonly licenses: string;
  readonly peak: string;
  readonly refusals: string;
  readonly failureRate: string;
}

interface BuyWords {
  readonly count: string;
  readonly one: boolean;
  readonly avoided: string;
  readonly refusals: string;
}

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

export const reportTexts: Readonly<Record<Locale, ReportTexts>> = {
  en: {
    subject: (month) => `Usage report for ${month}`,
    lead: (month) => `Here is how your team used its licenses in ${month}.`,
    nothing: (month) => `Your team had no licenses at the start of ${month} and used none.`,
    product: ({ name, hours, utilization, licenses, peak, refusals, failureRate }) =>
      [
        name,
        `Usage hours: ${hours}`,
        `Utilization: ${utilization}`,
        `Licenses at month start: ${licenses}`,
        `Peak use: ${peak}`,
        `Failures: ${refusals} (failure rate ${failureRate})`,
      ].join('\n'),
    buy: ({ count, one, avoided, refusals }) =>
      `${count} more ${one ? 'license' : 'licenses'} would have avoided ${avoided === refusals ? 'all' : `${avoided} of`} ${refusals} refusals.`,
    idle: ({ count, months }) =>
      `${count} ${count === '1' ? 'license was' : 'licenses were'} idle in each of the last ${months} months.`,
    hoursChart: (product) => `${product}: usage hours per day`,
    peaksChart: (product) => `${product}: peak use`,
    level: (licenses) => `Licenses at month start: ${licenses}`,
    highest: ({ title, value, day }) => `${title}, at most ${value} on ${day}`,
    day: (month, day) => `${monthNames[month - 1] ?? ''} ${day}`,
    link: 'Open the usage log',
    closing: 'This is an automated email. We send it on the first of each month.',
    unsubscribe: 'Stop this report',
  },
  ja: {
    subject: (month) => `利用レポート（${month}）`,
    lead: (month) => `${month}のライセンスのご利用状況をお知らせします。`,
    nothing: (month) => `${month}は月初のライセンスがなく、ご利用もありませんでした。`,
    product: ({ name, hours, utilization, licenses, peak, refusals, failureRate }) =>
      [
        name,
        `利用時間：${hours}時間`,
        `稼働率：${utilization}`,
        `月初ライセンス数：${licenses}`,
        `最大同時利用数：${peak}`,
        `失敗回数：${refusals}（失敗率 ${failureRate}）`,
      ].join('\n'),
    buy: ({ count, avoided, refusals }) =>
      `あと${count}ライセンスあれば、${refusals}回の失敗${avoided === refusals ? 'をすべて' : `のうち${avoided}回を`}防げました。`,
    idle: ({ count, months }) =>
      `直近${months}か月間、${count}ライセンスが使われていませんでした。`,
    hoursChart: (product) => `${product}：1日の利用時間`,
    peaksChart: (product) => `${product}：最大同時利用数`,
    level: (licenses) => `月初ライセンス数：${licenses}`,
    highest: ({ title, value, day }) => `${title}（最大 ${value}、${day}）`,
    day: (month, day) => `${month}月${day}日`,
    link: '利用ログを開く',
    closing: 'このメールは自動送信されています。毎月1日にお届けします。',
    unsubscribe: 'このレポートの配信を停止する',
  },
};
