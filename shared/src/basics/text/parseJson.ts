/**
 * Parses JSON; `undefined` for other text: a file may be cut off, a line damaged, and any server may
 * answer at an address.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
