import { hasWords, searchWords } from '../../basics/lists/searchWords.ts';
import type { FoundScreen } from './screensOf.ts';

/** Screens whose names match all words, in either language; names that begin with them come first. */
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
