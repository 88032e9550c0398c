import type { Locale } from '@portal/shared/domain';

/** Says on a translation, in its own language, which paper counts. */
export function translationRemark(locale: Locale, number: string): string {
  return locale === 'ja'
    ? `本書は${number}（英語で発行）の翻訳です。`
    : `This is a translation of ${number}, which was issued in Japanese.`;
}
