import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveSource } from './ArchiveSource.ts';
import { type ArchiveFile, type ArchiveVisitor } from './ArchiveVisitor.ts';
import { type EntryGuard, type EntryHead } from './EntryGuard.ts';

/** Bytes of a local header without name and extra fields. */
const localHeaderBytes = 30;
const stored = 0;
const deflated = 8;

interface Wanted {
  readonly entry: Entry;
  readonly file: ArchiveFile;
}

/**
 * Reads a zip archive. Checks the central directory first, so that excessive claims are refused
 * before anything is unpacked, then unpacks the wanted files. yauzl refuses content longer than
 * claimed.
 */
export async function readZip(source: ArchiveSource, guard: EntryGuard, visitor: ArchiveVisitor) {
  const zip = await openZip(source);
  try {
    guard.checkEntries(zip.entryCount);
    for (const { entry, file } of await listFiles(zip, source, guard, visitor))
      visitor.take(file, await readContent(zip, entry));
  } finally {
    zip.close();
  }
}

async function openZip(source: ArchiveSource): Promise<ZipFile> {
  try {
    // The guard checks names, as in every format.
    const options = { lazyEntries: true, autoClose: false, decodeStrings: false };
    return await fromRandomAccessReaderPromise(new SourceReader(source), source.bytes, options);
  } catch (error) {
    throw damaged(error);
  }
}

async function listFiles(
  zip: ZipFile,
  source: ArchiveSource,
  guard: EntryGuard,
  visitor: ArchiveVisitor,
): Promise<Wanted[]> {
  const wanted: Wanted[] = [];
  const spans: [start: number, end: number][] = [];
  for (const entry of await readEntries(zip)) {
    const file = guard.admit(readHead(entry));
    const start = entry.relativeOffsetOfLocalHeader;
    spans.push([start, start + localHeaderBytes + entry.fileNameLength + entry.compressedSize]);
    if (!file) continue;
    checkReadable(entry, file);
    guard.count(entry.uncompressedSize, source.bytes);
    if (visitor.wants(file)) wanted.push({ entry, file });
  }
  checkOverlap(spans);
  return wanted;
}

/** Reads as many entries as the archive claims; the guard has checked that number. */
async function readEntries(zip: ZipFile): Promise<Entry[]> {
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return entries;
  } catch (error) {
    throw damaged(error);
  }
}

function readHead(entry: Entry): EntryHead {
  // Bit 11 marks UTF-8. Names without it come from old writers and lose characters beyond ASCII.
  const encoding = entry.generalPurposeBitFlag & 0x800 ? 'utf8' : 'latin1';
  const name = entry.fileNameRaw.toString(encoding);
  const bytes = entry.uncompressedSize;
  if (/[/\\]$/.test(name)) return { name, bytes, kind: 'folder' };
  // Unix writers keep the file mode in the upper half; a plain file has 0x8000 or 0.
  const isUnix = entry.versionMadeBy >> 8 === 3;
  const type = isUnix ? (entry.externalFileAttributes >>> 16) & 0xf000 : 0;
  if (type === 0x4000) return { name, bytes, kind: 'folder' };
  return { name, bytes, kind: type === 0 || type === 0x8000 ? 'file' : 'other' };
}

function checkReadable(entry: Entry, file: ArchiveFile): void {
  if (entry.isEncrypted()) throw new EmiError({ code: 'archive-encrypted', file: file.written });
  const method = entry.compressionMethod;
  if (method !== stored && method !== deflated)
    throw new EmiError({ code: 'archive-method', file: file.written, values: { method } });
}

/** Refuses overlapping entries: they let a small archive unpack to a huge one at a normal ratio. */
function checkOverlap(spans: [start: number, end: number][]): void {
  spans.sort(([one], [other]) => one - other);
  let before = 0;
  for (const [start, end] of spans) {
    if (start < before) throw new EmiError({ code: 'archive-overlap' });
    before = end;
  }
}

async function readContent(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(entry.uncompressedSize);
  let length = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (Buffer.isBuffer(chunk)) length += chunk.copy(content, length);
    }
  } catch (error) {
    throw damaged(error);
  }
  return content.subarray(0, length);
}

/** Errors of yauzl and of the inflater have messages only, no codes. */
function damaged(error: unknown): EmiError {
  const isEncrypted = /encrypt/i.test(String(error));
  return new EmiError({ code: isEncrypted ? 'archive-encrypted' : 'archive-damaged' });
}

class SourceReader extends RandomAccessReader {
  readonly #source: ArchiveSource;

  constructor(source: ArchiveSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source;
    const pieceBytes = 256 * 1024;
    return Readable.from(
      (async function* () {
        for (let at = start; at < end; at += pieceBytes)
          yield await source.read(at, Math.min(end, at + pieceBytes));
      })(),
    );
  }

  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}
