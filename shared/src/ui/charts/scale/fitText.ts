import { textWidth } from './textWidth.ts';

/** As much of a 12 px text as fits into `room` pixels, with an ellipsis where it was cut. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let used = textWidth('…');
  const characters = Array.from(text);
  const end = characters.findIndex((character) => (used += textWidth(character)) > room);
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}
