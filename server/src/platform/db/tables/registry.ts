import type { ColumnType, Generated } from 'kysely';

/** A remote and the release that it runs in. */
export interface RemoteTable {
  name: string;
  current_hash: string;
  /** Release that pages fall back to. */
  previous_hash: string | null;
  changed_at: Date;
  /** Until when the current release is taken back by itself should it fail people. */
  guarded_until: Date | null;
}

/** A release that only some people get, beside the one of everybody else. */
export interface ReleaseCanaryTable {
  name: string;
  hash: string;
  /** Whether everybody gets it who works for the vendor. */
  staff: boolean;
  /** Ids of teams; written as JSON. */
  teams: ColumnType<readonly string[], string, string>;
  /** Of all other people, percent. */
  share: number;
  started_at: Date;
}

/** To whom a path has gone, with all below it. */
export interface ReleaseTransferTable {
  path: string;
  /** Of the remote that may have it, whoever had it before. */
  name: string;
  at: Date;
}

/** What one person's browsers have said of a release. */
export interface ReleaseReaderTable {
  name: string;
  hash: string;
  /** `readerKey` of the person. */
  reader: string;
  first_at: Date;
  last_at: Date;
  /** How often a screen of it was opened. */
  opens: number;
  load_failures: number;
  render_failures: number;
  effect_failures: number;
  /** Of the last failure. */
  failed_at: Date | null;
}

/** Every release that was ever published; rows are never changed. */
export interface RemoteReleaseTable {
  name: string;
  hash: string;
  version: string;
  /** Where its files lie, ending in `/`. */
  base: string;
  /** JSON of a `ReleaseManifest`. */
  manifest: string;
  published_at: Date;
}

/**
 * Which releases of a remote ran one after another. The last one runs now; what was taken back is
 * not here any more.
 */
export interface RemoteHistoryTable {
  name: string;
  /** Counts from 0. */
  position: number;
  hash: string;
}

/** How often a part that a release adds to a place of the page has failed people. */
export interface ReleasePartFailureTable {
  name: string;
  hash: string;
  /** As `remote.config.ts` names it. */
  place: string;
  part: string;
  times: number;
  last_at: Date;
}

/** Everything that was ever done with a remote's releases, in the order of `id`; rows are never changed. */
export interface ReleaseActTable {
  id: Generated<number>;
  name: string;
  at: Date;
  /** As the audit log names them: `token:<name>`, `local:<user>` or `system`. */
  actor: string;
  act: 'publish' | 'rollback' | 'withdraw' | 'canary' | 'stop';
  /**
   * The release that is current from then on; none once the remote is withdrawn. Of `canary` and
   * `stop` the one that only some get, or got.
   */
  hash: string | null;
  /** The commit that the release was built from, as far as the publisher knew it. */
  commit: string | null;
  note: string | null;
}

/** Tables of this part, by `schema.table`. */
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
