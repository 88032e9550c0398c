import { z } from 'zod';
import { trustedProxies, type TrustsProxy } from './trustedProxies.ts';

/** Settings that stand alone, as environment variables. */
export const generalEnvironment = {
  MIN_FREE_MB: z.coerce.number().int().min(0).default(200),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('no-reply@portal.example'),
  COMBINED_BUILD: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,5})?$/, 'is not a build like 1 or 1.203')
    .default('1'),
  PORTAL_SECRET: z.string().min(32).optional(),
  PREVIEWS: z.enum(['0', '1']).default('1'),
  PUBLISH_BUILT: z.enum(['0', '1']).default('1'),
  COMPRESSION: z.enum(['best', 'quick']).default('best'),
  USAGE_RETENTION_MONTHS: z.coerce.number().int().min(4).max(120).default(13),
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
} as const;

export interface GeneralSettings {
  /** Free space below which the data directory accepts no writes. */
  readonly minFreeBytes: number;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Build of version 9.4 that professional teams may use in parallel. */
  readonly combinedBuild: string;
  /** Master secret; if missing, one is generated in the data directory. */
  readonly secret: string | undefined;
  /** Whether pages show server-rendered previews until their scripts are loaded. */
  readonly previews: boolean;
  /** Whether the manager publishes the remotes built beside it when it starts. */
  readonly publishesBuilt: boolean;
  /** Whether incoming files are compressed at the highest level, which takes seconds. */
  readonly compression: 'best' | 'quick';
  /** How many previous months the raw usage events are kept. */
  readonly usageRetentionMonths: number;
  /** Which peers are our own proxies; forwarding headers of others can be forged. */
  readonly trustsProxy: TrustsProxy;
  readonly logLevel: string;
}

type Environment = z.output<z.ZodObject<typeof generalEnvironment>>;

export function readGeneral(value: Environment): GeneralSettings {
  return {
    minFreeBytes: value.MIN_FREE_MB * 1024 * 1024,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    combinedBuild: value.COMBINED_BUILD,
    secret: value.PORTAL_SECRET,
    previews: value.PREVIEWS === '1',
    publishesBuilt: value.PUBLISH_BUILT === '1',
    compression: value.COMPRESSION,
    usageRetentionMonths: value.USAGE_RETENTION_MONTHS,
    trustsProxy: value.TRUST_PROXY,
    logLevel: value.LOG_LEVEL,
  };
}
