import type { Locale } from '@portal/shared/domain';

interface EmiOrderTexts {
  /** Days are in words (`daysInWords`). */
  readonly start: (first: string, last: string) => string;
  readonly label: {
    readonly missing: string;
    readonly tooLong: (most: number) => string;
    readonly other: string;
  };
  readonly off: string;
  readonly used: string;
  readonly ended: string;
  readonly keyReused: string;
  readonly outdated: string;
}

/** Sentences about a trial or a purchase that is refused, by language. */
export const emiOrderTexts: Readonly<Record<Locale, EmiOrderTexts>> = {
  en: {
    start: (first, last) => `Choose a start date from ${first} to ${last}.`,
    label: {
      missing: 'Enter a project name.',
      tooLong: (most) => `The project name can have up to ${most} characters.`,
      other: 'The project name has characters that cannot be used.',
    },
    off: 'The EMI check is currently unavailable.',
    used: 'Your team has already taken its free trial.',
    ended: 'The free trial campaign has ended.',
    keyReused: 'This application was already made with other entries. Open the form again.',
    outdated: 'The usage notes have changed. Reload the page and read them again.',
  },
  ja: {
    start: (first, last) => `利用開始日は${first}から${last}までの日付を選択してください。`,
    label: {
      missing: 'プロジェクト名を入力してください。',
      tooLong: (most) => `プロジェクト名は${most}文字以内で入力してください。`,
      other: 'プロジェクト名に使用できない文字が含まれています。',
    },
    off: '現在EMIチェックはご利用いただけません。',
    used: '無料トライアルはすでにお申し込み済みです。',
    ended: '無料トライアルキャンペーンは終了しました。',
    keyReused:
      'この申込画面は別の内容で使用済みです。画面を開き直して、もう一度お申し込みください。',
    outdated: '利用上の注意が変更されました。ページを再読み込みして、もう一度ご確認ください。',
  },
};
