import type { FastifyReply } from 'fastify';

/** Adds a header name to the response's Vary. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (named.some((each) => each.toLowerCase() === name.toLowerCase())) return;
  void reply.header('vary', [...named, name].join(', '));
}
