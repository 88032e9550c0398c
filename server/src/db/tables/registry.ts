import type { Generated } from 'kysely';

/** A remote and the release that it runs in. */
export interface RemoteTable {
  name: string;
  current_hash: string;
  /** Release that pages fall back to. */
  previous_hash: string | null;
  changed_at: Date;
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

/** Everything that was ever done with a remote's releases, in the order of `id`; rows are never changed. */
export interface ReleaseActTable {
  id: Generated<number>;
  name: string;
  at: Date;
  /** As the audit log names them: `token:<name>`, `local:<user>` or `system`. */
  actor: string;
  act: 'publish' | 'rollback' | 'withdraw';
  /** The release that is current from then on; none once the remote is withdrawn. */
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
}
