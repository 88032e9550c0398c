/** `undefined` for what is not JSON: a file may be cut off, and anybody may answer at an address. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
