import { textWidth } from './textWidth.ts';

/** Truncates a 12 px text to `room` pixels, with an ellipsis. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let used = textWidth('…');
  const characters = Array.from(text);
  const end = characters.findIndex((character) => (used += textWidth(character)) > room);
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}
