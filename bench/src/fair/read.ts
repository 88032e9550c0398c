import { request, type Agent } from 'node:http';

interface Reading {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent?: Agent;
  /** Aborts the reading. */
  readonly signal?: AbortSignal;
  /** Called with each piece that arrives. */
  readonly onBytes?: (bytes: number) => void;
}

export interface Read {
  readonly status: number;
  /** Of the compressed body. */
  readonly bytes: number;
  /** Milliseconds until the first byte of the body, and until its last. */
  readonly firstMs: number;
  readonly wholeMs: number;
}

/** Reads an answer as a browser does, compressed, and throws it away. */
export function read({ port, path, headers, agent, signal, onBytes }: Reading): Promise<Read> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { 'accept-encoding': 'br', ...headers },
        ...(agent === undefined ? {} : { agent }),
        ...(signal === undefined ? {} : { signal }),
      },
      (answer) => {
        let bytes = 0;
        let firstMs = NaN;
        answer.on('data', (chunk: Buffer) => {
          if (bytes === 0) firstMs = performance.now() - sentAt;
          bytes += chunk.length;
          onBytes?.(chunk.length);
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const wholeMs = performance.now() - sentAt;
          resolve({ status: answer.statusCode ?? 0, bytes, firstMs, wholeMs });
        });
      },
    );
    call.once('error', reject);
    call.end();
  });
}
