import type { BackupSettings } from '../backups/backupSettings.ts';
import type { BlobPlace } from '../blobs/BlobPlace.ts';
import type { DatabaseSettings } from '../db/connection/databaseEnvironment.ts';
import type { ListenSettings } from './listenEnvironment.ts';
import type { StopSettings } from './stopEnvironment.ts';
import type { TrustsProxy } from './trustedProxies.ts';
import type { SealKey } from '../keys/SealKey.ts';
import type { Role } from './roles.ts';
import type { TraceSettings } from '../traces/traceSettings.ts';

/** Everything the server is told from outside, read once at the start. */
export interface Config extends DatabaseSettings, ListenSettings, StopSettings, TraceSettings {
  readonly production: boolean;
  /** Whether the demo is loaded into an empty database. */
  readonly demo: boolean;
  readonly roles: ReadonlySet<Role>;
  /** Public origins, without a slash at the end. The OpenID issuer is `accountsUrl`. */
  readonly managerUrl: string;
  readonly accountsUrl: string;
  /** Origin at which this process reaches accounts; the public one unless told otherwise. */
  readonly accountsInternalUrl: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Where files are kept. */
  readonly blobs: BlobPlace;
  /** Free space below which nothing is stored in the data directory. */
  readonly minFreeBytes: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Other origins that may hold releases of remotes. */
  readonly remoteOrigins: readonly string[];
  /** Origins from which a tab may take a remote while it is developed; `*` is any port. */
  readonly developmentOrigins: readonly string[];
  /** Build of version 9.4 that professional teams may use beside another version. */
  readonly combinedBuild: string;
  /** Outside links by their name in the configuration answer. */
  readonly links: Readonly<Record<string, string>>;
  /** Master secret; without it one is generated into the data directory. */
  readonly secret: string | undefined;
  /** Which callers are proxies of our own; what others say of who called them may be forged. */
  readonly trustsProxy: TrustsProxy;
  readonly logLevel: string;
  /** How many months before this one the raw events of the usage log are kept. */
  readonly usageRetentionMonths: number;
  /** Whether pages show screens as the server renders them until their scripts are there. */
  readonly previews: boolean;
  /** Whether a manager publishes the remotes that lie built beside it when it starts. */
  readonly publishesBuilt: boolean;
  /** Whether files that come in are compressed as small as can be, which takes seconds. */
  readonly compression: 'best' | 'quick';
  /** Keys for secrets of people in the database, the one in use first. */
  readonly tokenKeys: readonly SealKey[];
  readonly backup: BackupSettings;
  /** Whether the public addresses are https: cookies are then Secure and `__Host-`. */
  readonly secure: boolean;
}
