/** An entry of an archive that a test makes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Letter of the entry's kind in a tar archive: `0` a file, `5` a folder, `2` a symbolic link. */
  readonly type?: string;
}
