import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/**
 * Whether a peer's claim about its own peer is trusted.
 *
 * @param address of the peer
 * @param hop number of proxies trusted before; 0 for the direct peer
 */
export type TrustsProxy = (address: string, hop: number) => boolean;

const mostHops = 10;

/**
 * The setting `TRUST_PROXY`: addresses and networks of proxies (`10.0.0.5,10.1.0.0/24,::1`), or the
 * number of proxies in front of the portal, whatever their addresses.
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
      // A forged header need not contain an address.
      const version = isIP(address);
      if (version === 0 || address.includes('%')) return false;
      // The list also matches an IPv4 address written as IPv6.
      return known.check(address, version === 6 ? 'ipv6' : 'ipv4');
    };
  });

/** @returns false if the entry is neither an address nor a network */
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
