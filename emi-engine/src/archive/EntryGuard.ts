import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveFile } from './ArchiveVisitor.ts';
import { cleanPath } from './cleanPath.ts';
import { type ArchiveLimits } from './limits.ts';

/** What the header of an entry says before its content is read. */
export interface EntryHead {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'other';
  /** Unpacked size in bytes. */
  readonly bytes: number;
}

/** Enforces the limits of an archive in any format. */
export class EntryGuard {
  readonly #limits: ArchiveLimits;
  readonly #seen = new Set<string>();
  #entries = 0;
  #unpacked = 0;

  constructor(limits: ArchiveLimits) {
    this.#limits = limits;
  }

  /** Counts an entry. @returns the file, undefined for a folder. @throws EmiError */
  admit(head: EntryHead): ArchiveFile | undefined {
    this.#entries += 1;
    this.checkEntries(this.#entries);
    const file = cleanPath(head.name, this.#limits);
    if (head.kind === 'other')
      throw new EmiError({ code: 'archive-entry-kind', file: file.written });
    if (head.kind === 'folder') return undefined;
    this.checkFileBytes(file, head.bytes);
    if (this.#seen.has(file.path))
      throw new EmiError({ code: 'archive-duplicate', file: file.written });
    this.#seen.add(file.path);
    return file;
  }

  checkEntries(count: number): void {
    const { entries: limit } = this.#limits;
    if (count > limit) throw new EmiError({ code: 'archive-entries', values: { limit } });
  }

  checkFileBytes(file: ArchiveFile, bytes: number): void {
    const { fileBytes: limit } = this.#limits;
    if (bytes > limit)
      throw new EmiError({ code: 'archive-file-size', file: file.written, values: { limit } });
  }

  /** Counts unpacked bytes after `packed` bytes of the archive have been read. */
  count(bytes: number, packed: number): void {
    const { totalBytes, ratio, ratioFromBytes } = this.#limits;
    this.#unpacked += bytes;
    if (this.#unpacked > totalBytes)
      throw new EmiError({ code: 'archive-total-size', values: { limit: totalBytes } });
    if (this.#unpacked > ratioFromBytes && this.#unpacked > packed * ratio)
      throw new EmiError({ code: 'archive-ratio', values: { limit: ratio } });
  }

  /** Bytes that a file may still unpack to. */
  get room(): number {
    return Math.min(this.#limits.fileBytes, this.#limits.totalBytes - this.#unpacked);
  }
}
