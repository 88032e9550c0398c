import type { ColumnType, Generated } from 'kysely';

/** A remote and its current release. */
export interface RemoteTable {
  name: string;
  current_hash: string;
  /** Fallback release of pages. */
  previous_hash: string | null;
  changed_at: Date;
  /** Until when the current release is rolled back automatically if it fails. */
  guarded_until: Date | null;
}

/** A canary release, which only some people get. */
export interface ReleaseCanaryTable {
  name: string;
  hash: string;
  /** Whether all staff of the vendor get it. */
  staff: boolean;
  /** Team ids, written as JSON. */
  teams: ColumnType<readonly string[], string, string>;
  /** Percentage of all other people. */
  share: number;
  started_at: Date;
  /** From when it may go to everybody by itself; `null`: never. */
  promotes_at: Date | null;
}

/** The remote that a path, with everything below, was transferred to. */
export interface ReleaseTransferTable {
  path: string;
  /** The remote that may now use it. */
  name: string;
  at: Date;
}

/** One person's experience with a release. */
export interface ReleaseReaderTable {
  name: string;
  hash: string;
  /** `readerKey` of the person. */
  reader: string;
  first_at: Date;
  last_at: Date;
  /** How often one of its screens was opened. */
  opens: number;
  load_failures: number;
  render_failures: number;
  effect_failures: number;
  /** Of the latest failure. */
  failed_at: Date | null;
}

/** Every release ever published; immutable. */
export interface RemoteReleaseTable {
  name: string;
  hash: string;
  version: string;
  /** URL prefix of its files, ending in `/`. */
  base: string;
  /** JSON of a `ReleaseManifest`. */
  manifest: string;
  published_at: Date;
}

/** Sequence of a remote's releases. The last one is current; rolled back ones are removed. */
export interface RemoteHistoryTable {
  name: string;
  /** Position, from 0. */
  position: number;
  hash: string;
}

/** How often a part that a release contributes to a place of the page has failed. */
export interface ReleasePartFailureTable {
  name: string;
  hash: string;
  /** Its name in `remote.config.ts`. */
  place: string;
  part: string;
  times: number;
  last_at: Date;
}

/** Everything ever done with a remote's releases, ordered by `id`; immutable. */
export interface ReleaseActTable {
  id: Generated<number>;
  name: string;
  at: Date;
  /** As in the audit log: `token:<name>`, `local:<user>` or `system`. */
  actor: string;
  act: 'publish' | 'rollback' | 'withdraw' | 'canary' | 'stop';
  /**
   * The release current from then on; none once the remote is withdrawn. For `canary` and `stop`,
   * the canary release.
   */
  hash: string | null;
  /** The commit the release was built from, if the publisher knew it. */
  commit: string | null;
  note: string | null;
}

/** Tables of the registry, by `schema.table`. */
export interface RegistryTables {
  'manager.remote': RemoteTable;
  'manager.remote_release': RemoteReleaseTable;
  'manager.remote_history': RemoteHistoryTable;
  'manager.release_act': ReleaseActTable;
  'manager.release_canary': ReleaseCanaryTable;
  'manager.release_reader': ReleaseReaderTable;
  'manager.release_part_failure': ReleasePartFailureTable;
  'manager.release_transfer': ReleaseTransferTable;
}
