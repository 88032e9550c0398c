import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { EmiError } from '../../problems/EmiError.ts';
import { type ArchiveSource } from '../ArchiveSource.ts';

/** Packed bytes read at once. Small, so that a zip bomb is noticed early. */
const readBytes = 64 * 1024;
const unpackedBytes = 256 * 1024;

export interface Unpacked {
  readonly chunk: Buffer;
  /** Packed bytes consumed so far. */
  readonly packed: number;
}

/** Streams an archive from its beginning. */
export async function* readChunks(source: ArchiveSource): AsyncGenerator<Buffer> {
  for (let start = 0; start < source.bytes; start += readBytes)
    yield await source.read(start, start + readBytes);
}

/**
 * Unpacks a gzip stream (RFC 1952), including several concatenated members.
 *
 * @throws EmiError `archive-truncated`, `archive-damaged`
 */
export async function* gunzip(source: ArchiveSource): AsyncGenerator<Unpacked> {
  const unpacker = createGunzip({ chunkSize: unpackedBytes });
  // The unpacker reports the failure too, and a reader that stops early also ends here.
  const fed = pipeline(Readable.from(readChunks(source)), unpacker).catch(() => undefined);
  try {
    for await (const chunk of unpacker) {
      if (Buffer.isBuffer(chunk)) yield { chunk, packed: unpacker.bytesWritten };
    }
  } catch (error) {
    throw asEmiError(error);
  } finally {
    unpacker.destroy();
    await fed;
  }
}

function asEmiError(error: unknown): unknown {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return new EmiError({ code: 'archive-truncated' });
  if (code === 'Z_DATA_ERROR') return new EmiError({ code: 'archive-damaged' });
  return error;
}
