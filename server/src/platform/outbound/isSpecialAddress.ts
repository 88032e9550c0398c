import ipaddr from 'ipaddr.js';

/** IPv4 embedded in IPv6 addresses is judged as what it leads to. */
const embedding: ReadonlySet<string> = new Set(['ipv4Mapped']);

/**
 * Whether an address is anything but an ordinary one of the internet: this machine, the network
 * around it (metadata services of clouds are link-local), shared, reserved, multicast or
 * documentation ranges, or an IPv6 address that carries an IPv4 one through a gateway. What is no
 * address at all is special too. Ranges: IANA's special-purpose registries.
 */
export function isSpecialAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (address.includes('%') || !ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  if (parsed instanceof ipaddr.IPv6 && embedding.has(range)) {
    return isSpecialAddress(parsed.toIPv4Address().toString());
  }
  return range !== 'unicast';
}
