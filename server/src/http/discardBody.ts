import type { FastifyReply, FastifyRequest } from 'fastify';

/** More than any form of the portal; beyond it the connection is given up. */
const mostBytes = 64 * 1024 * 1024;

/**
 * Reads the rest of a body that nobody wants. A browser that still sends when the connection ends
 * shows its own fault in place of the answer.
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
