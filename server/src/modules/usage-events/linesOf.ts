/** The lines of a text; its last one may have an end or not. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
