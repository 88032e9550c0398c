import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that a rate limit counts: an IPv4 address, or the /64 of an IPv6 address, which one
 * connection usually gets.
 */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 64);
}
