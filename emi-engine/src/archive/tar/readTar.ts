import { type ArchiveSource } from '../ArchiveSource.ts';
import { type ArchiveVisitor } from '../ArchiveVisitor.ts';
import { type EntryGuard } from '../EntryGuard.ts';
import { gunzip, readChunks } from './gunzip.ts';
import { TarWalker } from './TarWalker.ts';

/** Reads a gzipped tar archive to its end, where the checksum is. */
export async function readTarGz(source: ArchiveSource, guard: EntryGuard, visitor: ArchiveVisitor) {
  const walker = new TarWalker(guard, visitor);
  for await (const { chunk, packed } of gunzip(source)) {
    guard.count(chunk.length, packed);
    walker.push(chunk);
  }
  walker.end();
}

/** Reads a plain tar archive. */
export async function readTar(source: ArchiveSource, guard: EntryGuard, visitor: ArchiveVisitor) {
  const walker = new TarWalker(guard, visitor);
  for await (const chunk of readChunks(source)) {
    guard.count(chunk.length, source.bytes);
    walker.push(chunk);
  }
  walker.end();
}
