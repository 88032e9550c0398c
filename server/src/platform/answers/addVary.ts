import type { FastifyReply } from 'fastify';

/** Names one more request header that the answer depends on, beside those named already. */
export function addVary(reply: FastifyReply, name: string): void {
  const named = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (named.some((each) => each.toLowerCase() === name.toLowerCase())) return;
  void reply.header('vary', [...named, name].join(', '));
}
