import { negotiate } from '@fastify/accept-negotiator';

/** Compressions the server makes, the better one first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The best compression that a client takes, or `undefined` when it takes none.
 * @param header the request's Accept-Encoding; a weight of 0 in it refuses a compression.
 * @param offered those that there are, the better one first
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = negotiate(header ?? '', [...offered]);
  return offered.find((encoding) => encoding === accepted);
}
