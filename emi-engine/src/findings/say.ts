import { type Said } from './Finding.ts';
import { type SentenceCode } from './sentences/sentences.ts';

/** A catalog sentence with its values. */
export function say(
  code: SentenceCode,
  values: Readonly<Record<string, string | number>> = {},
): Said {
  return { code, values };
}
