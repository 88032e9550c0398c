import type { Locale } from '@portal/shared/domain';

/** Marks a translation, in its language, with the number of the original. */
export function translationRemark(locale: Locale, number: string): string {
  return locale === 'ja'
    ? `本書は${number}（英語で発行）の翻訳です。`
    : `This is a translation of ${number}, which was issued in Japanese.`;
}
