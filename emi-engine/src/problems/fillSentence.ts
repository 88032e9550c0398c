import { sizeInWords } from './sizeInWords.ts';

/** Longest piece of an archive that a sentence repeats, in characters. */
const longestValue = 200;

/**
 * Puts values into a sentence in place of `{name}`, and of `{name:size}` what so many bytes are in
 * MB or GB. What comes from an archive is shortened and stripped of control characters.
 */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)(:size)?\}/g, (_, name: string, size?: string) => {
    const value = values[name] ?? '?';
    if (size !== undefined) return sizeInWords(Number(value));
    return typeof value === 'number' ? numbers.format(value) : printable(value);
  });
}

/** Numbers are written alike in both languages: `100,000`. */
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** What most texts are made of, and needs no look at each character. */
const plain = /^[ -~]*$/;

/** Text of an archive as it may be shown. */
export function printable(text: string): string {
  if (text.length <= longestValue && plain.test(text)) return text;
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return shown.length > longestValue ? `${shown.slice(0, longestValue)}…` : shown;
}
