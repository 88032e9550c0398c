/** Longest piece of an archive that a sentence repeats, in characters. */
const longestValue = 200;

/**
 * Puts values into a sentence in place of `{name}`. What comes from an archive is shortened and
 * stripped of control characters.
 */
export function fillSentence(
  sentence: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    printable(String(values[name] ?? '?')),
  );
}

/** What most texts are made of, and needs no look at each character. */
const plain = /^[ -~]*$/;

/** Text of an archive as it may be shown. */
export function printable(text: string): string {
  if (text.length <= longestValue && plain.test(text)) return text;
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return shown.length > longestValue ? `${shown.slice(0, longestValue)}…` : shown;
}
