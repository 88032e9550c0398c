/** What an archive may hold. Counted while it is read, so that nothing larger is ever in memory. */
export interface ArchiveLimits {
  /** Bytes of the archive itself. */
  readonly archiveBytes: number;
  /** Files and folders. */
  readonly entries: number;
  /** Bytes of one unpacked file. */
  readonly fileBytes: number;
  /** Bytes of everything unpacked, `.Z` files included. */
  readonly totalBytes: number;
  /** How many times larger than the archive its content may be… */
  readonly ratio: number;
  /** …once it has this many bytes. Real boards have a ratio of 5 to 6. */
  readonly ratioFromBytes: number;
  /** Bytes of one part of a path. */
  readonly nameBytes: number;
  /** Parts of a path. */
  readonly depth: number;
}

const mebibyte = 1 << 20;

export const archiveLimits: ArchiveLimits = {
  archiveBytes: 128 * mebibyte,
  entries: 100_000,
  fileBytes: 512 * mebibyte,
  totalBytes: 2048 * mebibyte,
  ratio: 100,
  ratioFromBytes: 64 * mebibyte,
  nameBytes: 255,
  depth: 16,
};
