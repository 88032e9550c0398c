import type { ColumnType } from 'kysely';

/** How often something happened with a release on one day. */
export interface ReleaseCountTable {
  name: string;
  hash: string;
  /** In Tokyo. */
  day: string;
  /** What is counted, or what was measured. */
  measure: string;
  /** Of what was measured, the place in `bucketBounds`; 0 of all else. */
  bucket: number;
  count: number;
}

/** A place in a script, as a browser named it. */
export interface ReleaseFrame {
  /** Of the function; empty where it has none. */
  readonly name: string;
  /** A file of the release, or the path of another script of the portal, which begins with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Something that went wrong with a release. Says nothing of the person. */
export interface ReleaseErrorTable {
  /** What a person was shown, or the digest of what is the same each time. */
  id: string;
  name: string;
  hash: string;
  kind: 'load' | 'render' | 'effect' | 'event' | 'call' | 'violation' | 'preview';
  /** Pattern of the route that was in sight, where it is known. */
  route: string | null;
  message: string;
  /** The innermost first; written as JSON. */
  frames: ColumnType<readonly ReleaseFrame[], string, string>;
  at: Date;
}

/** Tables of this part, by `schema.table`. */
export interface ReleaseFiguresTables {
  'manager.release_count': ReleaseCountTable;
  'manager.release_error': ReleaseErrorTable;
}
