import type { Locale } from '@portal/shared/domain';
import type { Offer } from './Installer.ts';

interface ReleaseNotes {
  readonly text: string;
  /** Language of the notes, which may differ from the reader's. */
  readonly language: Locale;
}

/**
 * The release notes of a version, preferably in the reader's language. The files of a version share
 * them.
 */
export function releaseNotes({ files }: Offer, locale: Locale): ReleaseNotes | undefined {
  const other = locale === 'en' ? 'ja' : 'en';
  for (const language of [locale, other] as const) {
    const text = files.map(({ notes }) => notes[language]).find((each) => each !== '');
    if (text !== undefined) return { text, language };
  }
  return undefined;
}
