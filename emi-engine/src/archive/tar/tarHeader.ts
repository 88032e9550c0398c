/** Size of a tar block in bytes. A header is one block; contents are padded to whole blocks. */
export const blockBytes = 512;

export interface TarHeader {
  readonly name: string;
  readonly bytes: number;
  /** `gnu-name` and `pax` are GNU and pax records about the next entry. */
  readonly kind: 'file' | 'folder' | 'gnu-name' | 'pax' | 'skip' | 'other';
}

/**
 * Reads a header block (POSIX.1-1988 ustar, GNU and the older format without a magic number).
 *
 * @returns undefined if the checksum is wrong
 */
export function readTarHeader(block: Buffer): TarHeader | undefined {
  if (readNumber(block, 148, 8) !== checksum(block)) return undefined;
  const bytes = readNumber(block, 124, 12);
  if (!Number.isSafeInteger(bytes) || bytes < 0) return undefined;
  const short = readText(block, 0, 100);
  // GNU's magic number ends in blanks; there the prefix bytes have another meaning.
  const isPosix = block.toString('latin1', 257, 263) === 'ustar\0';
  const prefix = isPosix ? readText(block, 345, 155) : '';
  const name = prefix === '' ? short : `${prefix}/${short}`;
  return { name, bytes, kind: kindOf(block[156] ?? 0, name) };
}

function kindOf(flag: number, name: string): TarHeader['kind'] {
  const letter = flag === 0 ? '0' : String.fromCharCode(flag);
  if (letter === '5') return 'folder';
  // Before 1988 a folder was a file whose name ends in a slash.
  if (letter === '0' || letter === '7') return name.endsWith('/') ? 'folder' : 'file';
  if (letter === 'L') return 'gnu-name';
  if (letter === 'x') return 'pax';
  // Records about all entries, and link names; links themselves are refused later.
  return letter === 'g' || letter === 'K' ? 'skip' : 'other';
}

function checksum(block: Buffer): number {
  let sum = 0;
  for (let index = 0; index < blockBytes; index++)
    sum += index >= 148 && index < 156 ? 0x20 : (block[index] ?? 0);
  return sum;
}

/** Octal digits, or base 256 if the first bit is set (GNU, for large files). */
function readNumber(block: Buffer, start: number, length: number): number {
  if ((block[start] ?? 0) & 0x80)
    return block
      .subarray(start + 1, start + length)
      .reduce((sum, byte) => sum * 256 + byte, (block[start] ?? 0) & 0x7f);
  const digits = readText(block, start, length).trim();
  return /^[0-7]*$/.test(digits) ? Number.parseInt(digits || '0', 8) : NaN;
}

/** Text up to the first NUL. */
export function readText(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? field.length : end);
}

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
