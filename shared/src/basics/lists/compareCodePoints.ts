/**
 * Compares texts by code point: the same on every machine, and the same as PostgreSQL's `COLLATE
 * "C"` over UTF-8. Plain `<` compares UTF-16 code units, which puts characters outside the basic
 * plane (𠮷) before U+E000 and above.
 */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let index = 0;
  while (index < length && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === length) return a.length - b.length;
  return rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
}

/** Ranks surrogates above all other code units; two surrogates keep their order. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
