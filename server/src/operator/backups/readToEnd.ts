import type { Readable } from 'node:stream';

/** Reads content for its check alone. */
export async function readToEnd(content: Readable): Promise<void> {
  for await (const _chunk of content);
}
