import { withoutUnplain } from '../text/isPlainText.ts';

/**
 * Splits a search into the words that `hasWords` looks for. What no name has is left out: pasted
 * texts bring it along unseen, and the database takes no character 0.
 */
export function searchWords(search: string): readonly string[] {
  return fold(search).split(/\s+/u).map(withoutUnplain).filter(Boolean);
}

/** Whether each word of a search is somewhere in the texts, in any case and width (NFKC). */
export function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(texts.join('\n'));
  return words.every((word) => text.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
