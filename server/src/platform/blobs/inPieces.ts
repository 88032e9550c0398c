import type { Readable } from 'node:stream';

/**
 * Splits a stream into pieces of equal size; the last may be shorter. An empty stream yields
 * nothing. If the stream fails, yields the remainder before it throws.
 *
 * @param size bytes; up to twice as much is held in memory
 */
export async function* inPieces(
  content: Readable,
  size: number,
): AsyncGenerator<Buffer, void, undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const taken = () => {
    const piece = Buffer.concat(parts, length);
    [parts, length] = [[], 0];
    return piece;
  };
  try {
    for await (const arrived of chunksOf(content)) {
      let rest = arrived;
      while (length + rest.length >= size) {
        parts.push(rest.subarray(0, size - length));
        rest = rest.subarray(size - length);
        length = size;
        yield taken();
      }
      if (rest.length > 0) parts.push(rest);
      length += rest.length;
    }
  } catch (error) {
    if (length > 0) yield taken();
    throw error;
  }
  if (length > 0) yield taken();
}

async function* chunksOf(content: Readable): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of content) yield Buffer.from(chunk);
}
