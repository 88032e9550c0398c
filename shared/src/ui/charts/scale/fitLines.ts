import { fitText } from './fitText.ts';
import { textWidth } from './textWidth.ts';

/**
 * Fits a 12 px text into `room` pixels: a longer text breaks into two lines at a space, such as
 * before a mail address, and is truncated beyond that.
 */
export function fitLines(text: string, room: number): readonly string[] {
  if (textWidth(text) <= room) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const end = spaces.findLast((space) => textWidth(text.slice(0, space)) <= room);
  if (end === undefined) return [fitText(text, room)];
  return [text.slice(0, end), fitText(text.slice(end + 1), room)];
}
