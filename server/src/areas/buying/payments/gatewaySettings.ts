import { z } from 'zod';
import { ConfigurationError } from '../../../platform/errors.ts';

declare module '../../../platform/config/Config.ts' {
  interface Config {
    /** The company that takes cards; undefined when nobody can pay by card. */
    readonly gateway: GatewaySettings | undefined;
    /** Port of the demo's own gateway, when it stands in. */
    readonly sandboxPort: number | undefined;
  }
}

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

/** The environment variables about the card gateway. */
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
  /** Origin of the gateway's calls and 3-D Secure page, without a slash at the end. */
  readonly url: string;
  /** Id of the merchant, which also names the key of its digests. */
  readonly merchant: string;
  /**
   * Secret that authenticates the merchant's calls and keys the digests of forms between the two.
   */
  readonly secret: string;
  readonly timeoutSeconds: number;
}

interface Gateway {
  readonly gateway: GatewaySettings | undefined;
  /** Port of the demo's sandbox gateway, when it stands in for a real one. */
  readonly sandboxPort: number | undefined;
}

/** The merchant of the demo's gateway. */
export const sandboxMerchant = {
  merchant: 'portal-demo',
  secret: 'secret of the demo portal at its sandbox gateway',
} as const;

/**
 * Reads the settings of the gateway: the configured one, otherwise the sandbox in the demo,
 * otherwise none, so that nobody pays by card. @throws ConfigurationError
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
