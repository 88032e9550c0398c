/**
 * Widths in pixels of letters of a heading, 12 px and medium weight: the maximum over the fonts of
 * all platforms.
 */
const wideLetter = 12;
const narrowLetter = 6.4;

/** Full-width forms, kana, kanji: a line can break after each. */
const wide = /[\u3000-\u9fff\uff00-\uff60]/u;

/**
 * Minimum width in pixels of a column's heading: that of its longest word, or of half the heading
 * in a script without spaces, so that it has at most two lines.
 */
export function headingWidth(heading: string): number {
  const words = heading.split(/(?<=[\s-])/).map((word) => word.trim());
  return Math.ceil(Math.max(...words.map(wordWidth)));
}

function wordWidth(word: string): number {
  const letters = Array.from(word);
  const wideOnes = letters.filter((letter) => wide.test(letter)).length;
  const lines = wideOnes > 4 ? 2 : 1;
  return Math.ceil(wideOnes / lines) * wideLetter + (letters.length - wideOnes) * narrowLetter;
}
