import { hasWords, searchWords } from '@portal/shared/domain';
import type { FoundScreen } from './screensOf.ts';

/** The screens that all words name, in either language; those whose name begins so come first. */
export function matchScreens(
  screens: readonly FoundScreen[],
  text: string,
): readonly FoundScreen[] {
  const words = searchWords(text);
  const begins = ({ names }: FoundScreen) =>
    names.some((name) => searchWords(name).join(' ').startsWith(words.join(' ')));
  const found = screens.filter(({ names }) => hasWords(words, names));
  return [...found.filter(begins), ...found.filter((screen) => !begins(screen))];
}
