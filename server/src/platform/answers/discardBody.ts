import type { FastifyReply, FastifyRequest } from 'fastify';

/** Default limit of discarded bytes. */
const usualBytes = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of an unwanted request body. A browser that is still sending when the
 * connection closes shows a network error instead of the response.
 *
 * @param mostBytes closes the connection beyond this many bytes
 */
export function discardBody(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  mostBytes = usualBytes,
): void {
  if (Number(headers['content-length'] ?? Infinity) > mostBytes) {
    void reply.header('connection', 'close');
    return;
  }
  void reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}
