import { type Locale } from '@portal/shared/domain';
import { englishTexts } from './englishTexts.ts';
import { japaneseTexts } from './japaneseTexts.ts';
import { type Texts } from './Texts.ts';

/** Report texts by language. */
export const reportTexts: Readonly<Record<Locale, Texts>> = {
  en: englishTexts,
  ja: japaneseTexts,
};
