import type { Locale } from '@portal/shared/domain';
import type { Offer } from './Installer.ts';

interface ReleaseNotes {
  readonly text: string;
  /** The other language's notes are better than none. */
  readonly language: Locale;
}

/** The notes of a version in the reader's language, else in the other; the same for all its files. */
export function releaseNotes({ files }: Offer, locale: Locale): ReleaseNotes | undefined {
  const other = locale === 'en' ? 'ja' : 'en';
  for (const language of [locale, other] as const) {
    const text = files.map(({ notes }) => notes[language]).find((each) => each !== '');
    if (text !== undefined) return { text, language };
  }
  return undefined;
}
