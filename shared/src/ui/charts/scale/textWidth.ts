const narrowPx = 6.7;
const widePx = 12.2;

/** About how many pixels a 12 px text takes: East Asian characters twice as many as Latin ones. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
}

function widthOf(character: string): number {
  return /[ᄀ-￯𠀀-𯿿]/u.test(character) ? widePx : narrowPx;
}
