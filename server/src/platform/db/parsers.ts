const int8 = 20;
const date = 1082;

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
}

/**
 * By type number, the same on PGlite and PostgreSQL: big integers are numbers, and calendar days
 * stay text, which a Date would shift by the time zone.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: parseInteger,
  [date]: (text) => text,
};
