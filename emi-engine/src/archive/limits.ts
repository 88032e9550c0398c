/**
 * Limits of an archive. They are checked during reading, so that nothing larger is ever in memory.
 */
export interface ArchiveLimits {
  /** Bytes of the archive itself. */
  readonly archiveBytes: number;
  /** Files and folders. */
  readonly entries: number;
  /** Bytes of one unpacked file. */
  readonly fileBytes: number;
  /** Bytes of all unpacked files, `.Z` files included. */
  readonly totalBytes: number;
  /** Highest ratio of unpacked to packed bytes… */
  readonly ratio: number;
  /** …checked from this many unpacked bytes on. Real boards have a ratio of 5 to 6. */
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
