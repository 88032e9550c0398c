import { open } from 'node:fs/promises';

/** Random access to the bytes of an archive; a zip archive is read from its end. */
export interface ArchiveSource {
  /** Length in bytes. */
  readonly bytes: number;
  /** Reads `start` up to but not including `end`; shorter only at the end of the archive. */
  read(start: number, end: number): Promise<Buffer>;
}

/** An archive in memory. */
export function bufferSource(buffer: Buffer): ArchiveSource {
  return { bytes: buffer.length, read: async (start, end) => buffer.subarray(start, end) };
}

/** Opens a file as an archive and closes it after `use`. */
export async function withFileSource<T>(
  path: string,
  use: (source: ArchiveSource) => Promise<T>,
): Promise<T> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    return await use({
      bytes: size,
      async read(start, end) {
        const length = Math.max(0, Math.min(end, size) - start);
        const buffer = Buffer.allocUnsafe(length);
        const { bytesRead } = await file.read(buffer, 0, length, start);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}
