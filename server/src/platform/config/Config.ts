import type { BackupSettings } from '../backups/backupSettings.ts';
import type { BlobPlace } from '../blobs/BlobPlace.ts';
import type { DatabaseSettings } from '../db/connection/databaseEnvironment.ts';
import type { GeneralSettings } from './generalEnvironment.ts';
import type { ListenSettings } from './listenEnvironment.ts';
import type { StopSettings } from './stopEnvironment.ts';
import type { SealKey } from '../keys/SealKey.ts';
import type { Role } from './roles.ts';
import type { TraceSettings } from '../traces/traceSettings.ts';

/** The server's configuration, read once at the start. */
export interface Config
  extends DatabaseSettings, GeneralSettings, ListenSettings, StopSettings, TraceSettings {
  readonly production: boolean;
  /** Whether an empty database is filled with demo data. */
  readonly demo: boolean;
  readonly roles: ReadonlySet<Role>;
  /** Public origins without a trailing slash. The OpenID issuer is `accountsUrl`. */
  readonly managerUrl: string;
  readonly accountsUrl: string;
  /** Origin at which this process reaches accounts; by default the public one. */
  readonly accountsInternalUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Location of the blob store. */
  readonly blobs: BlobPlace;
  /** Other origins that may host remotes' releases. */
  readonly remoteOrigins: readonly string[];
  /** Origins from which a tab may load a remote in development; `*` is any port. */
  readonly developmentOrigins: readonly string[];
  /** External links, by name in the configuration response. */
  readonly links: Readonly<Record<string, string>>;
  /** Encryption keys for personal secrets in the database; the first one encrypts. */
  readonly tokenKeys: readonly SealKey[];
  readonly backup: BackupSettings;
  /** Whether the public addresses use https: cookies then get Secure and `__Host-`. */
  readonly secure: boolean;
}
