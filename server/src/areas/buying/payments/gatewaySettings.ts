import { z } from 'zod';
import { ConfigurationError } from '../../../platform/errors.ts';

declare module '../../../platform/config/Config.ts' {
  interface Config {
    /** The card gateway; undefined if card payment is unavailable. */
    readonly gateway: GatewaySettings | undefined;
    /** Port of the demo's sandbox gateway, if it is used. */
    readonly sandboxPort: number | undefined;
  }
}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** The environment variables of the card gateway. */
export const gatewayEnvironment = {
  GATEWAY_URL: origin.optional(),
  GATEWAY_MERCHANT: z.string().min(1).optional(),
  GATEWAY_SECRET: z.string().min(32).optional(),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65535).default(3002),
  /** The time limit for an answer of the gateway, in seconds. */
  GATEWAY_TIMEOUT: z.coerce.number().min(0.1).max(60).default(10),
};

type Environment = z.infer<z.ZodObject<typeof gatewayEnvironment>>;

/** Settings of the card gateway, with this portal as its merchant. */
export interface GatewaySettings {
  /** Origin of the gateway's API and 3-D Secure page, without a trailing slash. */
  readonly url: string;
  /** Merchant id, which also identifies the key of its digests. */
  readonly merchant: string;
  /** Secret that authenticates the merchant's calls and keys the digests of forms between both. */
  readonly secret: string;
  readonly timeoutSeconds: number;
}

interface Gateway {
  readonly gateway: GatewaySettings | undefined;
  /** Port of the demo's sandbox gateway, if it replaces a real one. */
  readonly sandboxPort: number | undefined;
}

/** The merchant of the demo's gateway. */
export const sandboxMerchant = {
  merchant: 'portal-demo',
  secret: 'secret of the demo portal at its sandbox gateway',
} as const;

/**
 * Reads the settings of the gateway: the configured one, else the sandbox in the demo, else none,
 * which disables card payment. @throws ConfigurationError
 */
export function readGateway(
  env: Environment,
  { production, demo }: { readonly production: boolean; readonly demo: boolean },
): Gateway {
  const { GATEWAY_MERCHANT: merchant, GATEWAY_SECRET: secret } = env;
  const timeoutSeconds = env.GATEWAY_TIMEOUT;
  if (merchant === undefined && secret === undefined) {
    if (!demo) return { gateway: undefined, sandboxPort: undefined };
    const sandboxPort = env.GATEWAY_PORT;
    const url = env.GATEWAY_URL ?? `http://localhost:${sandboxPort}`;
    return { gateway: { url, ...sandboxMerchant, timeoutSeconds }, sandboxPort };
  }
  const { GATEWAY_URL: url } = env;
  if (url === undefined) throw missing('GATEWAY_URL');
  if (merchant === undefined) throw missing('GATEWAY_MERCHANT');
  if (secret === undefined) throw missing('GATEWAY_SECRET');
  if (production && (url.startsWith('http:') || secret === sandboxMerchant.secret)) {
    throw new ConfigurationError('GATEWAY_URL: production needs https and a secret of its own');
  }
  return { gateway: { url, merchant, secret, timeoutSeconds }, sandboxPort: undefined };
}

function missing(name: string): ConfigurationError {
  return new ConfigurationError(`${name}: is missing, while other GATEWAY_ settings are there`);
}
