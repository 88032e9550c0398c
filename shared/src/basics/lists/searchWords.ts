import { writtenDay, writtenMonth } from '../calendar/writtenDay.ts';
import { withoutUnplain } from '../text/isPlainText.ts';
import { plainCode } from '../text/typedText.ts';

/**
 * Splits a search into the words that `hasWords` looks for. What no name has is left out: pasted
 * texts bring it along unseen, and the database takes no character 0.
 */
export function searchWords(search: string): readonly string[] {
  return fold(search).split(/\s+/u).map(withoutUnplain).filter(Boolean);
}

/** The words of a search for orders or quotations, whose amounts may have a sign: `¥165,000`, `165000円`. */
export function amountWords(search: string): readonly string[] {
  return searchWords(search)
    .map((word) => word.replace(/^[¥$]|(?<=\d)円$/gu, ''))
    .filter(Boolean);
}

/** What a word of a search can stand for: itself, or the day or month that it writes. */
export function formsOfWord(word: string): readonly string[] {
  return [word, writtenDay(word) ?? writtenMonth(word) ?? word];
}

/**
 * Whether each word of a search is somewhere in the texts, in any case and width (`plainCode`). A name
 * is found without its spaces too, whichever part comes first; a day, which has to stand in the
 * texts as `YYYY-MM-DD`, and its month in every form that people write.
 */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(texts.map(withJoined).join('\n'));
  return words.every((word) => formsOfWord(word).some((form) => text.includes(form)));
}

/** A text of several words, and the same without spaces, twice: whichever word is the first then. */
function withJoined(text: string): string {
  const joined = text.replaceAll(/\s/gu, '');
  return joined === text ? text : `${text}\n${joined}${joined}`;
}

/** The server's `hasWords` does the same in SQL. */
function fold(text: string): string {
  return plainCode(text).toLowerCase().replaceAll('ー', '-');
}
