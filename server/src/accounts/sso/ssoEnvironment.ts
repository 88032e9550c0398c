import { isIP } from 'node:net';
import { z } from 'zod';

declare module '../../platform/config/Config.ts' {
  interface Config {
    /** Calls to teams' sign-on providers. */
    readonly sso: SsoSettings;
  }
}

/** `address` or `address:port`; IPv6 in brackets when a port follows, as Node's resolver takes them. */
const dnsServer = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || isIP(/^\[?(.+?)\]?:\d{1,5}$/.exec(text)?.[1] ?? '') !== 0,
    'is not a list of addresses like 192.0.2.53 or 127.0.0.1:5353',
  );

/** The environment variables about the sign-on of teams. */
export const ssoEnvironment = {
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((server) => server.trim() || []))
    .pipe(z.array(dnsServer)),
  SSO_PRIVATE_ADDRESSES: z.enum(['0', '1']).default('0'),
};

/** Calls to teams' providers, and lookups of their domains' records. */
export interface SsoSettings {
  /** Name servers that are asked for the records of mail domains; empty: the system's. */
  readonly dnsServers: readonly string[];
  /** Providers may have private addresses, and outside production plain http. */
  readonly allowsPrivate: boolean;
}

export function readSso(env: {
  readonly DNS_SERVERS: readonly string[];
  readonly SSO_PRIVATE_ADDRESSES: '0' | '1';
}): { readonly sso: SsoSettings } {
  return {
    sso: { dnsServers: env.DNS_SERVERS, allowsPrivate: env.SSO_PRIVATE_ADDRESSES === '1' },
  };
}
