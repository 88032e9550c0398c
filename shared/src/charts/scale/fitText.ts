const narrowPx = 6.7;
const widePx = 12.2;

/** Characters of the East Asian scripts take twice the room of Latin ones. */
function widthOf(character: string): number {
  return /[ᄀ-￯𠀀-𯿿]/u.test(character) ? widePx : narrowPx;
}

/** As much of a 12 px text as fits into `room` pixels, with an ellipsis where it was cut. */
export function fitText(text: string, room: number): string {
  const characters = Array.from(text);
  const total = characters.reduce((sum, character) => sum + widthOf(character), 0);
  if (total <= room) return text;
  let used = widePx;
  const end = characters.findIndex((character) => (used += widthOf(character)) > room);
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}
