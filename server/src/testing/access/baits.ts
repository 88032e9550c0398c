/** Repeated parts of texts that were once parsed in more than linear time. */
export const baits = {
  'one long cell': 'x',
  'an open quote': '"\n,',
  slashes: '/',
  spaces: ' ',
  digits: '7',
  keys: undefined,
  nesting: undefined,
  commas: ',',
  backslashes: '\\',
  'combining marks': '\u0301',
} as const;

export type Bait = keyof typeof baits;

/** A text of at most the given size in JSON. A JSON bait is itself JSON. */
export function baitText(bait: Bait, bytes: number): string {
  const part = baits[bait];
  if (part === undefined) return baitJson(bait, bytes / 2);
  return part.repeat(bytes / (Buffer.byteLength(JSON.stringify(part)) - 2));
}

/** The same in lines, for text files. */
export const baitLines = (bait: Bait, bytes: number): string =>
  (baitText(bait, bytes).match(/[^]{1,1300}/g) ?? []).join('\n');

/** A JSON body with the bait in each field. */
export function baitJson(bait: Bait, bytes: number, fields: readonly string[] = []): string {
  if (bait === 'nesting') return '['.repeat(bytes / 2) + ']'.repeat(bytes / 2);
  if (bait === 'keys') {
    const keys = Array.from({ length: bytes / 10 }, (_, at) => `"${at.toString(36)}":0`);
    return `{${keys.join()}}`;
  }
  const names = fields.length > 0 ? fields : ['x'];
  const each = (bytes - names.join('').length) / names.length - 10;
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, baitText(bait, each)])));
}
