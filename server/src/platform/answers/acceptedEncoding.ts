import { negotiate } from '@fastify/accept-negotiator';

/** Encodings the server produces, in order of preference. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The preferred encoding the client accepts, or `undefined` for none.
 * @param header the request's Accept-Encoding; weight 0 excludes an encoding
 * @param offered available encodings in order of preference
 */
export function acceptedEncoding(
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined {
  const accepted = negotiate(header ?? '', [...offered]);
  return offered.find((encoding) => encoding === accepted);
}
