import type { UsageCsvSet } from '@portal/shared/contracts';
import type { Locale } from '@portal/shared/domain';

/** Headings of the files, in the words of the screens. */
export const usageCsvTexts: Readonly<Record<Locale, Record<UsageCsvSet, readonly string[]>>> = {
  en: {
    license: [
      ...['Day', 'Product', 'Usage hours', 'Utilization (%)', 'Requesters'],
      ...['Operation rate (%)', 'Failures', 'Failure rate (%)'],
    ],
    user: ['User', 'Product', 'Usage hours', 'Share (%)'],
    other: ['Month', 'Product', 'Licenses at month start', 'Peak'],
    usage: ['Day', 'User', 'Email', 'Product', 'Usage hours', 'Attempts', 'Failures'],
  },
  ja: {
    license: [
      ...['日', '製品', '利用時間', '稼働率 (%)', '利用者数'],
      ...['利用率 (%)', '失敗回数', '失敗率 (%)'],
    ],
    user: ['ユーザー', '製品', '利用時間', '割合 (%)'],
    other: ['月', '製品', '月初ライセンス数', '最大同時利用数'],
    usage: ['日', 'ユーザー', 'メールアドレス', '製品', '利用時間', '試行回数', '失敗回数'],
  },
};
