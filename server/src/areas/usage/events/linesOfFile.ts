import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { usageLineBytes } from '@portal/shared/contracts';
import { UsageError } from '../../../platform/commands/Command.ts';
import { errorCode } from '../../../platform/errors.ts';

const lineFeed = 0x0a;
const byteOrderMark = '\ufeff';
const gzipMark = '1f8b';
/** First bytes of files saved as "Unicode" that are not UTF-8. */
const utf16Marks: ReadonlySet<string> = new Set(['fffe', 'feff']);
/** Kept bytes of a line: enough for the portal to see that it is too long. */
const keptBytes = usageLineBytes + 1;

/**
 * The lines of a UTF-8 file, gzipped or not, with or without a byte order mark. Streams files of
 * any length, even of one line: of a line that is too long for the portal only the beginning is
 * kept.
 * @throws UsageError if the file is unreadable, truncated or UTF-16
 */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  try {
    const mark = await firstBytes(file);
    if (utf16Marks.has(mark)) throw new UsageError(`${file} is UTF-16; save it as UTF-8.`);
    const bytes = createReadStream(file);
    yield* linesOf(mark === gzipMark ? unpacked(bytes) : bytes);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(sentenceOf(file, errorCode(error) ?? 'unknown'));
  }
}

/** The first two bytes in hexadecimal digits. */
async function firstBytes(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString('hex', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

function unpacked(packed: Readable): Readable {
  // Errors surface when the result is read.
  return pipeline(packed, createGunzip(), () => undefined);
}

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isFirst = true;
  let kept: Buffer[] = [];
  let bytes = 0;
  const keep = (part: Buffer) => {
    // A copy, since a subarray would keep the whole chunk in memory.
    if (bytes < keptBytes) kept.push(Buffer.from(part.subarray(0, keptBytes - bytes)));
    bytes += part.length;
  };
  const take = () => {
    const line = Buffer.concat(kept).toString();
    const text = isFirst && line.startsWith(byteOrderMark) ? line.slice(1) : line;
    isFirst = false;
    kept = [];
    bytes = 0;
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      keep(chunk.subarray(from, end));
      yield take();
      from = end + 1;
    }
    keep(chunk.subarray(from));
  }
  if (bytes > 0) yield take();
}

function sentenceOf(file: string, code: string): string {
  if (code === 'ENOENT') return `There is no file ${file}.`;
  if (code === 'EISDIR') return `${file} is a folder.`;
  const isDamaged = code.startsWith('Z_');
  return `${file} ${isDamaged ? 'is cut off or damaged' : 'cannot be read'} (${code}).`;
}
