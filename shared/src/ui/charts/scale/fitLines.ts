import { fitText } from './fitText.ts';
import { textWidth } from './textWidth.ts';

/**
 * A 12 px text as it fits into `room` pixels: on two lines where it is longer and has a space to
 * break at, as a name and a mail address behind it have; what is longer still is cut.
 */
export function fitLines(text: string, room: number): readonly string[] {
  if (textWidth(text) <= room) return [text];
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const end = spaces.findLast((space) => textWidth(text.slice(0, space)) <= room);
  if (end === undefined) return [fitText(text, room)];
  return [text.slice(0, end), fitText(text.slice(end + 1), room)];
}
