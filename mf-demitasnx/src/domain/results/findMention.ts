import { hasWords, searchWords } from '@portal/shared/domain';
import type { Colleague } from './Thread.ts';

/** Most colleagues offered at once. */
const mostOffered = 8;

/** A name that is being typed after “@”. */
export interface Mention {
  /** Where the “@” is in the text. */
  readonly start: number;
  readonly offered: readonly Colleague[];
}

/** The colleagues whose name begins a comment's text after the last “@” before the caret, if any. */
export function findMention(
  text: string,
  caret: number,
  people: readonly Colleague[],
): Mention | null {
  const before = text.slice(0, caret);
  // Japanese input methods may give the full-width sign.
  const start = Math.max(before.lastIndexOf('@'), before.lastIndexOf('＠'));
  if (start < 0) return null;
  const words = searchWords(before.slice(start + 1));
  const offered = people.filter(({ name }) => hasWords(words, [name])).slice(0, mostOffered);
  return offered.length > 0 ? { start, offered } : null;
}
