/**
 * Widths in pixels of letters of a heading, which has 12 px and medium weight; the widest letters of
 * the fonts of all platforms count.
 */
const wideLetter = 12;
const narrowLetter = 6.4;

/** Full-width forms, kana, kanji: each can stand alone in a line. */
const wide = /[\u3000-\u9fff\uff00-\uff60]/u;

/**
 * The least width in pixels of a column's heading: that of its longest word, or of half the heading
 * in a script without spaces, so that it has two lines at most.
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
