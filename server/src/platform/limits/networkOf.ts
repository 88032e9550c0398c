import { normalizeIP } from '@fastify/rate-limit';

/**
 * The network that a limit by address counts: an IPv4 address itself, of an IPv6 address the
 * network of 64 bits that one connection is usually given whole.
 */
export function networkOf(ip: string): string {
  return normalizeIP(ip, 64);
}
