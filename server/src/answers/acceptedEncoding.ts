import { negotiate } from '@fastify/accept-negotiator';

/** Compressions the server makes, the better one first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best compression that a client takes, or `undefined` when it takes none.
 * @param header the request's Accept-Encoding; a weight of 0 in it refuses a compression.
 */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = negotiate(header ?? '', [...encodings]);
  return encodings.find((encoding) => encoding === accepted);
}
