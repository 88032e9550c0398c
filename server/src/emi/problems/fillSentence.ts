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

/** Text of an archive as it may be shown. */
export function printable(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return plain.length > longestValue ? `${plain.slice(0, longestValue)}…` : plain;
}
