import type { Readable } from 'node:stream';

/**
 * Calls `take` with every line of an untrusted stream. A line beyond `mostBytes` is not buffered:
 * `refuse` is called instead, and reading stops.
 */
export function eachLine(
  stream: Readable,
  mostBytes: number,
  { take, refuse }: { readonly take: (line: string) => void; readonly refuse: () => void },
): void {
  let parts: Buffer[] = [];
  let length = 0;
  let isRefused = false;
  stream.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf('\n'); end >= 0 && !isRefused; end = rest.indexOf('\n')) {
      parts.push(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      take(String(Buffer.concat(parts)));
      parts = [];
      length = 0;
    }
    length += rest.length;
    if (length > mostBytes && !isRefused) {
      isRefused = true;
      refuse();
    }
    parts = isRefused ? [] : [...parts, rest];
  });
}
