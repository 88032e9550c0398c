/** An entry of a generated archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Type flag in a tar archive: `0` a file, `5` a folder, `2` a symbolic link. */
  readonly type?: string;
}
