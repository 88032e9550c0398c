import { type Said } from './Finding.ts';
import { type SentenceCode } from './sentences/sentences.ts';

/** A sentence of the catalogs with its values. */
export function say(
  code: SentenceCode,
  values: Readonly<Record<string, string | number>> = {},
): Said {
  return { code, values };
}
