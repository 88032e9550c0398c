/** The most keys of an object, items of a list, and lists and objects inside each other. */
export const jsonLimits = { keys: 200, items: 10_000, depth: 32 } as const;

const [quote, comma, backslash] = [34, 44, 92];
const [list, listEnd, object, objectEnd] = [91, 93, 123, 125];

/**
 * Whether a text, if it is JSON, keeps to the limits. It is not parsed for that: what is beyond a limit
 * costs nothing from there on. Each sign is looked at once.
 *
 * @param mostKeys of an object, where a call takes others than usual
 */
export function isModestJson(text: string, mostKeys: number = jsonLimits.keys): boolean {
  /** How many more commas each of the open lists and objects may have. */
  const left: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfString(text, at);
    else if (sign === comma) {
      const more = (left.pop() ?? 1) - 1;
      if (more < 0) return false;
      left.push(more);
    } else if (sign === list || sign === object) {
      if (left.length === jsonLimits.depth) return false;
      left.push((sign === list ? jsonLimits.items : mostKeys) - 1);
    } else if (sign === listEnd || sign === objectEnd) left.pop();
  }
  return true;
}

/** Where the string ends that begins at a place; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === backslash) before -= 1;
    // A backslash before a backslash does not escape the quote.
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}
