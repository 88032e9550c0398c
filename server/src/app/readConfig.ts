import path from 'node:path';
import { z } from 'zod';
import { readSso, ssoEnvironment } from '../accounts/sso/ssoEnvironment.ts';
import { backupEnvironment, readBackup } from '../platform/backups/backupSettings.ts';
import { blobUrl } from '../platform/blobs/BlobPlace.ts';
import type { Config } from '../platform/config/Config.ts';
import {
  databaseEnvironment,
  readDatabase,
} from '../platform/db/connection/databaseEnvironment.ts';
import { ConfigurationError } from '../platform/errors.ts';
import { generalEnvironment, readGeneral } from '../platform/config/generalEnvironment.ts';
import { listenEnvironment, readListen } from '../platform/config/listenEnvironment.ts';
import { readStop, stopEnvironment } from '../platform/config/stopEnvironment.ts';
import { developmentOrigins } from '../composition/development/developmentOrigins.ts';
import {
  distributorEnvironment,
  readDistributor,
} from '../areas/distributor/distributorSettings.ts';
import { bankSettingsSchema, demoBank } from '../areas/buying/seller/bankSettings.ts';
import { readRoles, roles } from '../platform/config/roles.ts';
import { readTraces, traceEnvironment } from '../platform/traces/traceSettings.ts';
import { demoVendor, vendorSchema } from '../areas/buying/seller/vendorSettings.ts';
import { gatewayEnvironment, readGateway } from '../areas/buying/payments/gatewaySettings.ts';

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
  ...generalEnvironment,
  ...listenEnvironment,
  MANAGER_URL: origin.optional(),
  ACCOUNTS_URL: origin.optional(),
  /** Internal address of accounts, when the public one does not resolve. */
  ACCOUNTS_INTERNAL_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  BLOB_URL: blobUrl.optional(),
  ...databaseEnvironment,
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
  ...distributorEnvironment,
  ...gatewayEnvironment,
  ...ssoEnvironment,
  ...backupEnvironment,
  ...traceEnvironment,
  ...stopEnvironment,
});

/**
 * Reads the configuration from environment variables.
 * @throws ConfigurationError with one sentence that names the variable
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
    ...readGeneral(value),
    ...readListen(value),
    managerUrl,
    accountsUrl,
    accountsInternalUrl:
      value.ACCOUNTS_INTERNAL_URL ??
      // In the same process the public name need not resolve.
      (served.has('accounts') ? localOrigin(value.HOST, value.ACCOUNTS_PORT) : accountsUrl),
    dataDir,
    blobs: value.BLOB_URL ?? { kind: 'folder', folder: path.join(dataDir, 'blobs') },
    ...readDatabase(value),
    remoteOrigins: value.REMOTE_ORIGINS,
    developmentOrigins: value.DEV_ORIGINS,
    links: value.LINKS,
    vendor: value.VENDOR ?? (production ? undefined : demoVendor),
    bank: value.VENDOR_BANK ?? (production ? undefined : demoBank),
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

/** Origin for calling a port of this machine. @param host the listen address */
function localOrigin(host: string, port: number): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
}
