import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveSource } from './ArchiveSource.ts';
import { type ArchiveVisitor } from './ArchiveVisitor.ts';
import { EntryGuard } from './EntryGuard.ts';
import { archiveLimits, type ArchiveLimits } from './limits.ts';
import { readTar, readTarGz } from './tar/readTar.ts';
import { readZip } from './readZip.ts';
import { blockBytes, readTarHeader } from './tar/tarHeader.ts';
import { isLzw, unlzw } from './lzw/unlzw.ts';

/**
 * Reads an archive and passes its files to the visitor. Detects `.tgz`, `.tar` and `.zip` by
 * content, never by name, and unpacks members that end in `.Z`. Writes nothing to disk and holds
 * one file at a time in memory. Does not open nested archives.
 *
 * @throws EmiError with an `archive-…` or `lzw-…` code if the file is no such archive, is damaged
 * or exceeds the limits; and whatever the visitor throws
 */
export async function readArchive(
  source: ArchiveSource,
  visitor: ArchiveVisitor,
  limits: ArchiveLimits = archiveLimits,
): Promise<void> {
  if (source.bytes === 0) throw new EmiError({ code: 'archive-empty' });
  const { archiveBytes: limit } = limits;
  if (source.bytes > limit) throw new EmiError({ code: 'archive-too-large', values: { limit } });
  const guard = new EntryGuard(limits);
  const read = findFormat(await source.read(0, blockBytes));
  await read(source, guard, unpackZ(visitor, guard));
}

function findFormat(start: Buffer): typeof readTar {
  if (start[0] === 0x1f && start[1] === 0x8b) return readTarGz;
  const signature = start.length < 4 ? 0 : start.readUInt32LE(0);
  // A local file header, or the end of the central directory in an empty archive.
  if (signature === 0x04034b50 || signature === 0x06054b50) return readZip;
  if (start.length === blockBytes && readTarHeader(start)) return readTar;
  throw new EmiError({ code: 'archive-format' });
}

function unpackZ(visitor: ArchiveVisitor, guard: EntryGuard): ArchiveVisitor {
  return {
    wants: (file) => visitor.wants(file),
    take(file, content) {
      if (!/\.z$/i.test(file.written)) {
        visitor.take(file, content);
        return;
      }
      // Some writers keep the `.Z` ending of a file that they did not pack.
      if (!isLzw(content)) {
        visitor.take(file, content);
        return;
      }
      const unpacked = unlzw(content, file.written, guard.room);
      guard.count(unpacked.length, Infinity);
      visitor.take(file, unpacked);
    },
  };
}
