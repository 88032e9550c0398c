import type { FastifyReply, FastifyRequest } from 'fastify';

/** The most bytes of a body that are discarded unless told otherwise. */
const usualBytes = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a request body that nobody wants. A browser that still sends when
 * the connection ends shows its own fault in place of the answer.
 *
 * @param mostBytes of a longer body the connection is closed
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
