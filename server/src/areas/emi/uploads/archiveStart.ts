/** First bytes of gzip, and of zip with and without files. */
const starts = [
  Buffer.from([0x1f, 0x8b]),
  Buffer.from('PK\u0003\u0004'),
  Buffer.from('PK\u0005\u0006'),
];
const longestStart = 4;

/** Whether bytes begin like an archive; the file name proves nothing. */
export function isArchiveStart(bytes: Uint8Array): boolean {
  return starts.some((start) => Buffer.from(bytes).subarray(0, start.length).equals(start));
}

interface PeekedStream {
  /** The first four bytes; fewer at the end of the stream. */
  readonly start: Buffer;
  /** The whole stream including those bytes. Must be read once, or ended. */
  readonly whole: AsyncGenerator<Buffer, void, undefined>;
}

/** Peeks at the beginning of a stream. */
export async function peekStart(stream: AsyncIterable<Buffer>): Promise<PeekedStream> {
  const pieces = stream[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let length = 0;
  while (length < longestStart) {
    const piece = await pieces.next();
    if (piece.done === true) break;
    first.push(piece.value);
    length += piece.value.length;
  }
  return { start: Buffer.concat(first).subarray(0, longestStart), whole: joined(first, pieces) };
}

async function* joined(
  first: readonly Buffer[],
  rest: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* first;
    for (;;) {
      const piece = await rest.next();
      if (piece.done === true) return;
      yield piece.value;
    }
  } finally {
    await rest.return?.();
  }
}
