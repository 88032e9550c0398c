import type { Locale } from '@portal/shared/domain';

/** Most corrections of a project: all of them are read for each run. */
export const mostCorrections = 20_000;
/** Longest name that can be corrected, in characters. */
export const longestName = 300;

interface CorrectionTexts {
  readonly tooMany: string;
  readonly longName: string;
}

/** Sentences about corrections that are refused, by language. */
export const correctionTexts: Readonly<Record<Locale, CorrectionTexts>> = {
  en: {
    tooMany: `A project can have ${mostCorrections.toLocaleString('en')} corrections.`,
    longName: `A name has more than ${longestName} characters.`,
  },
  ja: {
    tooMany: `1つのプロジェクトで修正できるのは${mostCorrections.toLocaleString('en')}件までです。`,
    longName: `${longestName}文字を超える名前があります。`,
  },
};
