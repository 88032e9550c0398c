import type { ColumnType } from 'kysely';

/** How often something happened with a release on one day. */
export interface ReleaseCountTable {
  name: string;
  hash: string;
  /** In Tokyo. */
  day: string;
  /** What is counted or measured. */
  measure: string;
  /** Bucket index in `bucketBounds` for measurements; otherwise 0. */
  bucket: number;
  count: number;
}

/** A stack frame as the browser reported it. */
export interface ReleaseFrame {
  /** Function name; empty for an anonymous one. */
  readonly name: string;
  /** A file of the release, or the path of another portal script, which begins with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error of a release, without personal data. */
export interface ReleaseErrorTable {
  /** The error id shown to the person, or a digest of the recurring error. */
  id: string;
  name: string;
  hash: string;
  kind: 'load' | 'render' | 'effect' | 'event' | 'call' | 'violation' | 'preview';
  /** Route pattern of the visible screen, if known. */
  route: string | null;
  message: string;
  /** Innermost frame first; written as JSON. */
  frames: ColumnType<readonly ReleaseFrame[], string, string>;
  at: Date;
}

/** Tables of release figures, by `schema.table`. */
export interface ReleaseFiguresTables {
  'manager.release_count': ReleaseCountTable;
  'manager.release_error': ReleaseErrorTable;
}
