/**
 * Reads the records of a pax header, `length key=value\n` each (POSIX.1-2001, pax, "Extended
 * Header"). Stops at the first malformed record.
 */
export function readPaxRecords(content: Buffer): ReadonlyMap<string, string> {
  const records = new Map<string, string>();
  let start = 0;
  while (start < content.length) {
    const blank = content.indexOf(0x20, start);
    const length = Number(content.toString('latin1', start, blank < 0 ? start : blank));
    const end = start + length;
    if (!Number.isInteger(length) || end > content.length || end - 1 <= blank) break;
    const record = content.toString('utf8', blank + 1, end - 1);
    const equals = record.indexOf('=');
    if (equals < 0) break;
    records.set(record.slice(0, equals), record.slice(equals + 1));
    start = end;
  }
  return records;
}
