import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The most bytes of a body that are discarded, more than any form of the portal has; of a longer
 * body the connection is closed.
 */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads and discards the rest of a request body that nobody wants. A browser that still sends when
 * the connection ends shows its own fault in place of the answer.
 */
export function discardBody({ headers, raw }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length'] ?? Infinity) > mostBytes) {
    void reply.header('connection', 'close');
    return;
  }
  void reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}
