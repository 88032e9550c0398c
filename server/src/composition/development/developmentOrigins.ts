import { z } from 'zod';

const pattern = /^https?:\/\/[a-z0-9.-]+(:(\d{1,5}|\*))?$/;

/** The reader's own machine; no link can redirect it to another one. */
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];

/** The setting `DEV_ORIGINS`: origins, separated by commas, with `*` for any port; or `none`. */
export const developmentOrigins = z
  .string()
  .default(loopback.join(','))
  .transform((text) => (text === 'none' ? [] : text.split(',').map((item) => item.trim())))
  .pipe(z.array(z.string().regex(pattern, 'is not an origin like http://localhost:*, or none')));

/** A release in development: the remote's name and the origin that serves it. */
export interface LocalRelease {
  readonly remote: string;
  /** Without a trailing slash. */
  readonly origin: string;
}

/**
 * Parses `mf-parts@http://localhost:3200`, as developers enter it in an address.
 *
 * @returns `undefined` for another format or a forbidden origin
 */
export function readLocalRelease(
  text: string,
  allowed: readonly string[],
): LocalRelease | undefined {
  const [, remote, address] = /^(mf-[a-z0-9-]{1,60})@(https?:\/\/.{1,200})$/.exec(text) ?? [];
  if (remote === undefined || address === undefined || !URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return isAllowedOrigin(origin, allowed) ? { remote, origin } : undefined;
}

export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) =>
    one.endsWith(':*')
      ? origin.replace(/:\d+$/, '') === one.slice(0, -':*'.length)
      : origin === one,
  );
}
