import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/**
 * Whether what a caller says of the one before it is believed.
 *
 * @param address the caller's
 * @param hop how many proxies further in were believed before: 0 for who is connected itself
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

const mostHops = 10;

/**
 * The setting `TRUST_PROXY`: addresses and networks of proxies (`10.0.0.5,10.1.0.0/24,::1`), or how
 * many stand before the portal, whatever addresses they have.
 */
export const trustedProxies = z
  .string()
  .default('0')
  .transform((text, context): TrustsProxy => {
    if (/^\d+$/.test(text) && Number(text) <= mostHops) return (_address, hop) => hop < +text;
    const known = new BlockList();
    for (const entry of text.split(',').map((part) => part.trim())) {
      if (!add(known, entry)) {
        const message = `knows a number up to ${mostHops}, or addresses and networks like 10.0.0.5,10.1.0.0/24`;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    }
    return (address) => {
      // What callers write there need be no address.
      const version = isIP(address);
      if (version === 0 || address.includes('%')) return false;
      // Of an address of version 4 that is written as one of version 6 the list knows both.
      return known.check(address, version === 6 ? 'ipv6' : 'ipv4');
    };
  });

/** @returns false for what is neither an address nor a network */
function add(known: BlockList, entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) {
    known.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || +bits > (version === 6 ? 128 : 32)) return false;
  known.addSubnet(address, +bits, family);
  return true;
}
