import ipaddr from 'ipaddr.js';

/** IPv4-mapped IPv6 addresses are judged by the IPv4 address. */
const embedding: ReadonlySet<string> = new Set(['ipv4Mapped']);

/**
 * Whether an address is not a public internet address: loopback, private, link-local (cloud
 * metadata services), shared, reserved, multicast, documentation, or IPv6 with a translated IPv4
 * address. Invalid addresses are special, too. Ranges: IANA's special-purpose registries.
 */
export function isSpecialAddress(address: string): boolean {
  // A zone id names a local interface.
  if (address.includes('%') || !ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (parsed instanceof ipaddr.IPv6 && embedding.has(range)) {
    return isSpecialAddress(parsed.toIPv4Address().toString());
  }
  return range !== 'unicast';
}
