/** A file of an archive. */
export interface ArchiveFile {
  /** Parts joined by `/`, in lower case and without a final `.z`: what paths are compared by. */
  readonly path: string;
  /** The path as the archive has it, for messages. */
  readonly written: string;
}

/** Who gets the files of an archive, one at a time, in the order of the archive. */
export interface ArchiveVisitor {
  /** Whether the content of the file is needed; others are passed over and never in memory. */
  wants(file: ArchiveFile): boolean;
  /** Takes the content, unpacked also from `.Z`. The bytes are the visitor's to keep. */
  take(file: ArchiveFile, content: Buffer): void;
}
