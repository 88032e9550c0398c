/** The number of the line in which a part of a text begins; 1 is the first. */
export function lineOf(text: string, part: string): string {
  return String(text.slice(0, text.indexOf(part)).split('\n').length);
}
