const narrowPx = 6.7;
const widePx = 12.2;

/**
 * Estimated width in pixels of a 12 px text: East Asian characters are twice as wide as Latin ones.
 */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
}

function widthOf(character: string): number {
  return /[ᄀ-￯𠀀-𯿿]/u.test(character) ? widePx : narrowPx;
}
