import { request, type Agent } from 'node:http';

interface Reading {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent?: Agent;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

export interface Read {
  readonly status: number;
  /** Milliseconds until the last byte. */
  readonly wholeMs: number;
}

/** Reads and discards a compressed response, like a browser. */
export function read({ port, path, headers, agent, signal }: Reading): Promise<Read> {
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
        answer.resume();
        answer.once('error', reject);
        answer.once('end', () => {
          const wholeMs = performance.now() - sentAt;
          resolve({ status: answer.statusCode ?? 0, wholeMs });
        });
      },
    );
    call.once('error', reject);
    call.end();
  });
}
