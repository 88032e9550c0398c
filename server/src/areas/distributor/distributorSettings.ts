import { z } from 'zod';
import { ConfigurationError } from '../../platform/errors.ts';
import { derivedKeyId, type SealKey } from '../../platform/keys/SealKey.ts';

declare module '../../platform/config/Config.ts' {
  interface Config {
    /** The parts distributor to which people link their accounts; undefined for none. */
    readonly distributor: DistributorSettings | undefined;
    /** The demo's stand-in distributor, if it is used. */
    readonly standIn: StandInSettings | undefined;
  }
}

const address = z.url({ protocol: /^https?$/ });
const keyBytes = 32;

/** Keys as `id:key` pairs, separated by commas; a key is 32 bytes in base64. */
const tokenKeys = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '');
    const ids = pairs.map((pair) => pair.trim().split(':')[0]);
    if (ids.includes(derivedKeyId) || new Set(ids).size < ids.length) {
      const message = `must name each key once, and none ${derivedKeyId}`;
      context.addIssue({ code: 'custom', message });
    }
    return pairs.map((pair): SealKey => {
      const [id = '', key = ''] = pair.trim().split(':');
      const bytes = Buffer.from(key, 'base64');
      if (!/^[\w-]{1,20}$/.test(id) || bytes.length !== keyBytes) {
        context.addIssue({ code: 'custom', message: 'must be id:key, the key 32 bytes in base64' });
      }
      return { id, key: bytes };
    });
  });

/** The environment variables of the parts distributor. */
export const distributorEnvironment = {
  DISTRIBUTOR_AUTHORIZE_URL: address.optional(),
  DISTRIBUTOR_TOKEN_URL: address.optional(),
  DISTRIBUTOR_REVOKE_URL: address.optional(),
  DISTRIBUTOR_CLIENT_ID: z.string().optional(),
  DISTRIBUTOR_CLIENT_SECRET: z.string().optional(),
  DISTRIBUTOR_SCOPE: z.string().optional(),
  /** The time limit for an answer of the distributor, in seconds. */
  DISTRIBUTOR_TIMEOUT: z.coerce.number().min(0.1).max(60).default(10),
  DISTRIBUTOR_PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  DISTRIBUTOR_URL: address.transform((url) => new URL(url).origin).optional(),
  TOKEN_KEYS: tokenKeys,
};

type Environment = z.infer<z.ZodObject<typeof distributorEnvironment>>;

/** The distributor's OAuth 2.0 addresses and this portal as its client. */
export interface DistributorSettings {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** Revocation address; if undefined, the distributor does not learn that a link has ended. */
  readonly revokeUrl: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string | undefined;
  readonly timeoutSeconds: number;
}

/** Settings of the demo's stand-in distributor. */
export interface StandInSettings {
  readonly port: number;
  /** Public origin of the stand-in, without a trailing slash. */
  readonly url: string;
}

export const standInClient = { id: 'portal', secret: 'portal-of-the-demo' } as const;

interface Distributor {
  readonly distributor: DistributorSettings | undefined;
  readonly standIn: StandInSettings | undefined;
}

/**
 * Reads the settings of the distributor: the configured one, else the stand-in in the demo, else
 * none. @throws ConfigurationError
 */
export function readDistributor(
  env: Environment,
  { production, demo }: { readonly production: boolean; readonly demo: boolean },
): Distributor {
  const {
    DISTRIBUTOR_AUTHORIZE_URL: authorizeUrl,
    DISTRIBUTOR_TOKEN_URL: tokenUrl,
    DISTRIBUTOR_CLIENT_ID: clientId,
    DISTRIBUTOR_CLIENT_SECRET: clientSecret,
    DISTRIBUTOR_TIMEOUT: timeoutSeconds,
  } = env;
  const needed = { authorizeUrl, tokenUrl, clientId, clientSecret };
  if (Object.values(needed).every((value) => value === undefined)) {
    return demo ? demoDistributor(env) : { distributor: undefined, standIn: undefined };
  }
  if (authorizeUrl === undefined) throw missing('DISTRIBUTOR_AUTHORIZE_URL');
  if (tokenUrl === undefined) throw missing('DISTRIBUTOR_TOKEN_URL');
  if (clientId === undefined) throw missing('DISTRIBUTOR_CLIENT_ID');
  if (clientSecret === undefined) throw missing('DISTRIBUTOR_CLIENT_SECRET');
  const revokeUrl = env.DISTRIBUTOR_REVOKE_URL;
  if (production) {
    if (clientSecret === standInClient.secret) {
      throw new ConfigurationError(
        'DISTRIBUTOR_CLIENT_SECRET: is the demo’s, which production refuses',
      );
    }
    if ([authorizeUrl, tokenUrl, revokeUrl].some((url) => url?.startsWith('http:') === true)) {
      throw new ConfigurationError('DISTRIBUTOR_TOKEN_URL and the others: production needs https');
    }
  }
  const scope = env.DISTRIBUTOR_SCOPE;
  return {
    distributor: {
      authorizeUrl,
      tokenUrl,
      revokeUrl,
      clientId,
      clientSecret,
      scope,
      timeoutSeconds,
    },
    standIn: undefined,
  };
}

function demoDistributor(env: Environment): Distributor {
  const port = env.DISTRIBUTOR_PORT;
  const url = env.DISTRIBUTOR_URL ?? `http://localhost:${port}`;
  return {
    distributor: {
      authorizeUrl: `${url}/oauth/authorize`,
      tokenUrl: `${url}/oauth/token`,
      revokeUrl: `${url}/oauth/revoke`,
      clientId: standInClient.id,
      clientSecret: standInClient.secret,
      scope: 'parts',
      timeoutSeconds: env.DISTRIBUTOR_TIMEOUT,
    },
    standIn: { port, url },
  };
}

function missing(name: string): ConfigurationError {
  return new ConfigurationError(`${name}: is missing, while other DISTRIBUTOR_ settings are there`);
}
