import path from 'node:path';
import { z } from 'zod';
import {
  readSso,
  ssoEnvironment,
  type SsoSettings,
} from './accounts/single-sign-on/settings/ssoEnvironment.ts';
import { backupEnvironment, readBackup, type BackupSettings } from './backups/backupSettings.ts';
import { blobUrl } from './blobs/blobUrl.ts';
import type { BlobPlace } from './blobs/BlobPlace.ts';
import {
  databaseEnvironment,
  readDatabase,
  type DatabaseSettings,
} from './db/connection/databaseEnvironment.ts';
import { ConfigurationError } from './errors.ts';
import { listenEnvironment, readListen, type ListenSettings } from './http/listenEnvironment.ts';
import { readStop, stopEnvironment, type StopSettings } from './http/stopEnvironment.ts';
import { trustedProxies, type TrustsProxy } from './http/trustedProxies.ts';
import type { SealKey } from './keys/SealKey.ts';
import { developmentOrigins } from './modules/development/developmentOrigins.ts';
import {
  distributorEnvironment,
  readDistributor,
  type DistributorSettings,
  type StandInSettings,
} from './modules/distributor/distributorSettings.ts';
import type { Bank } from '@portal/shared/contracts';
import { bankSettingsSchema, demoBank } from './modules/seller/bankSettings.ts';
import { readRoles, roles, type Role } from './roles.ts';
import { localOrigin } from './outbound/localOrigin.ts';
import { readTraces, traceEnvironment, type TraceSettings } from './traces/traceSettings.ts';
import { demoVendor, vendorSchema, type Vendor } from './modules/seller/vendorSettings.ts';
import {
  gatewayEnvironment,
  readGateway,
  type GatewaySettings,
} from './modules/payments/gatewaySettings.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  ...listenEnvironment,
  MANAGER_URL: origin.optional(),
  ACCOUNTS_URL: origin.optional(),
  /** Where this process reaches accounts, when the public address does not resolve from here. */
  ACCOUNTS_INTERNAL_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  BLOB_URL: blobUrl.optional(),
  MIN_FREE_MB: z.coerce.number().int().min(0).default(200),
  ...databaseEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('no-reply@portal.example'),
  COMBINED_BUILD: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,5})?$/, 'is not a build like 1 or 1.203')
    .default('1'),
  DEMO: z.enum(['0', '1']).optional(),
  ROLE: list,
  REMOTE_ORIGINS: list.pipe(z.array(origin)),
  EMBED_ORIGINS: z
    .never(
      'is no setting any more. Register the sites that embed remotes with "npm run portal -- sites add"',
    )
    .optional(),
  DEV_ORIGINS: developmentOrigins,
  LINKS: json.default({}).pipe(z.record(z.string(), z.url({ protocol: /^https?$/ }))),
  VENDOR: json.pipe(vendorSchema).optional(),
  VENDOR_BANK: json.pipe(bankSettingsSchema).optional(),
  OPERATOR_TOKEN: z
    .never(
      'is no setting any more. Make a token with "npm run portal -- tokens create" and give it to the command line as PORTAL_TOKEN',
    )
    .optional(),
  PORTAL_SECRET: z.string().min(32).optional(),
  PREVIEWS: z.enum(['0', '1']).default('1'),
  PUBLISH_BUILT: z.enum(['0', '1']).default('1'),
  COMPRESSION: z.enum(['best', 'quick']).default('best'),
  USAGE_RETENTION_MONTHS: z.coerce.number().int().min(4).max(120).default(13),
  TRUST_PROXY: trustedProxies,
  ...distributorEnvironment,
  ...gatewayEnvironment,
  ...ssoEnvironment,
  ...backupEnvironment,
  ...traceEnvironment,
  ...stopEnvironment,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

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
  /** The seller, as documents name it; without it there are no documents. */
  readonly vendor: Vendor | undefined;
  /** The account that customers transfer to; without it nothing can be ordered. */
  readonly bank: Bank | undefined;
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
  /** The parts distributor that people link their accounts of; undefined when there is none. */
  readonly distributor: DistributorSettings | undefined;
  /** The demo's own distributor, when it stands in. */
  readonly standIn: StandInSettings | undefined;
  /** The company that takes cards; undefined when nobody can pay by card. */
  readonly gateway: GatewaySettings | undefined;
  /** Port of the demo's own gateway, when it stands in. */
  readonly sandboxPort: number | undefined;
  /** Keys for secrets of people in the database, the one in use first. */
  readonly tokenKeys: readonly SealKey[];
  /** How the providers of teams that sign in by their own are reached. */
  readonly sso: SsoSettings;
  readonly backup: BackupSettings;
  /** Whether the public addresses are https: cookies are then Secure and `__Host-`. */
  readonly secure: boolean;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigurationError with one sentence that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigurationError(`${String(issue?.path[0])}: ${issue?.message ?? 'is not valid'}`);
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const demo = value.DEMO === undefined ? !production : value.DEMO === '1';
  const managerUrl = value.MANAGER_URL ?? `http://localhost:${value.PORT}`;
  const accountsUrl = value.ACCOUNTS_URL ?? `http://localhost:${value.ACCOUNTS_PORT}`;
  const served = readRoles(value.ROLE);
  const dataDir = path.resolve(value.DATA_DIR);
  const config: Config = {
    production,
    demo,
    roles: served,
    ...readListen(value),
    managerUrl,
    accountsUrl,
    accountsInternalUrl:
      value.ACCOUNTS_INTERNAL_URL ??
      // In the same process its public name need not resolve.
      (served.has('accounts') ? localOrigin(value.HOST, value.ACCOUNTS_PORT) : accountsUrl),
    dataDir,
    blobs: value.BLOB_URL ?? { kind: 'folder', folder: path.join(dataDir, 'blobs') },
    minFreeBytes: value.MIN_FREE_MB * 1024 * 1024,
    ...readDatabase(value),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    remoteOrigins: value.REMOTE_ORIGINS,
    developmentOrigins: value.DEV_ORIGINS,
    combinedBuild: value.COMBINED_BUILD,
    links: value.LINKS,
    vendor: value.VENDOR ?? (production ? undefined : demoVendor),
    bank: value.VENDOR_BANK ?? (production ? undefined : demoBank),
    secret: value.PORTAL_SECRET,
    trustsProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
    usageRetentionMonths: value.USAGE_RETENTION_MONTHS,
    previews: value.PREVIEWS === '1',
    publishesBuilt: value.PUBLISH_BUILT === '1',
    compression: value.COMPRESSION,
    ...readDistributor(value, { production, demo }),
    ...readGateway(value, { production, demo }),
    ...readSso(value),
    ...readBackup(value),
    ...readTraces(value),
    ...readStop(value),
    tokenKeys: value.TOKEN_KEYS,
    secure: managerUrl.startsWith('https:') && accountsUrl.startsWith('https:'),
  };
  guard(config);
  return config;
}

function guard(config: Config): void {
  if (config.roles.size < roles.length && config.databaseUrl === undefined) {
    throw new ConfigurationError('ROLE: separate roles need PostgreSQL (DATABASE_URL)');
  }
  if (!config.production) return;
  if (config.demo) {
    throw new ConfigurationError('DEMO: production refuses the demo accounts');
  }
  if (config.databaseUrl !== undefined && config.secret === undefined) {
    throw new ConfigurationError('PORTAL_SECRET: production on PostgreSQL needs one of its own');
  }
  if (config.secret !== undefined && new Set(config.secret).size < 12) {
    throw new ConfigurationError('PORTAL_SECRET: is a default or too simple for production');
  }
}
