const int8 = 20;
const date = 1082;

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
}

/**
 * Parsers by type OID, for PGlite and PostgreSQL: big integers become numbers, and calendar dates
 * stay text, because a Date would shift them by the time zone.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: parseInteger,
  [date]: (text) => text,
};
