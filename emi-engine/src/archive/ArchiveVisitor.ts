export interface ArchiveFile {
  /** Comparable path: parts joined by `/`, in lower case, without a final `.z`. */
  readonly path: string;
  /** The path as written in the archive, for messages. */
  readonly written: string;
}

/** Receives the files of an archive one at a time, in the order of the archive. */
export interface ArchiveVisitor {
  /** Whether the content is needed. Other files are skipped and never held in memory. */
  wants(file: ArchiveFile): boolean;
  /** Receives the content, unpacked from `.Z` if necessary. The visitor owns the bytes. */
  take(file: ArchiveFile, content: Buffer): void;
}
