/** Most characters of archive text in a sentence. */
const longestValue = 200;

/**
 * Fills values into a sentence: `{name}` is the value, `{name:size}` a number of bytes in MB or GB.
 * Text from the archive is shortened and stripped of control characters.
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

/** Both languages write numbers alike: `100,000`. */
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Fast path: most texts need no check of each character. */
const plain = /^[ -~]*$/;

/** Makes text of an archive safe to display. */
export function printable(text: string): string {
  if (text.length <= longestValue && plain.test(text)) return text;
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '?');
  return shown.length > longestValue ? `${shown.slice(0, longestValue)}…` : shown;
}

const kilobyte = 1024;
const units = ['KB', 'MB', 'GB'] as const;

/** Formats a size like the portal's screens, in both languages: `512 MB`, `1.5 GB`. */
function sizeInWords(bytes: number): string {
  let size = bytes / kilobyte;
  let unit = 0;
  for (; size >= kilobyte && unit < units.length - 1; unit++) size /= kilobyte;
  return `${Math.max(Math.round(size * 10) / 10, 0.1)} ${units[unit] ?? ''}`;
}
