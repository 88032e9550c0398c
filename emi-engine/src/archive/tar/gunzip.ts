import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { EmiError } from '../../problems/EmiError.ts';
import { type ArchiveSource } from '../ArchiveSource.ts';

/** Packed bytes read at once: small, so that a bomb is noticed before much of it is unpacked. */
const readBytes = 64 * 1024;
const unpackedBytes = 256 * 1024;

export interface Unpacked {
  readonly chunk: Buffer;
  /** Packed bytes used so far. */
  readonly packed: number;
}

/** Reads an archive from its beginning in pieces. */
export async function* readChunks(source: ArchiveSource): AsyncGenerator<Buffer> {
  for (let start = 0; start < source.bytes; start += readBytes)
    yield await source.read(start, start + readBytes);
}

/**
 * Unpacks gzip in pieces (RFC 1952, several members one after another included).
 *
 * @throws EmiError `archive-truncated`, `archive-damaged`
 */
export async function* gunzip(source: ArchiveSource): AsyncGenerator<Unpacked> {
  const unpacker = createGunzip({ chunkSize: unpackedBytes });
  // Its failure comes out of the unpacker too, and so does a reader who stops early.
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
