import { connect, type Socket } from 'node:net';
import type { Call } from './Target.ts';

export interface Hits {
  /** Latencies in milliseconds. */
  readonly latencies: readonly number[];
  /** Responses other than 200. */
  readonly failed: number;
  readonly seconds: number;
}

/**
 * Sends calls in turn over several connections; each waits for its response before the next. Uses
 * plain sockets, because the generator shares two cores with the server.
 */
export async function fire({
  port,
  calls,
  connections,
  seconds = Infinity,
  count = Infinity,
}: FireOrder): Promise<Hits> {
  const latencies: number[] = [];
  let failed = 0;
  const requests = calls.map((call) => requestBytes(port, call));
  let sent = 0;
  const endsAt = performance.now() + seconds * 1000;
  const beganAt = performance.now();
  const one = async (): Promise<void> => {
    const socket = await open(port);
    while (performance.now() < endsAt && sent < count) {
      const sentAt = performance.now();
      const request = requests[sent++ % requests.length];
      const status = request && (await exchange(socket, request));
      latencies.push(performance.now() - sentAt);
      if (status !== 200) failed += 1;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { latencies, failed, seconds: (performance.now() - beganAt) / 1000 };
}

export interface FireOrder {
  readonly port: number;
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Ends after this time, or after `count` calls. */
  readonly seconds?: number;
  readonly count?: number;
}

function requestBytes(port: number, { path, headers, body }: Call): Buffer {
  const json = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body ?? '')),
  };
  const all = {
    host: `localhost:${String(port)}`,
    ...(body === undefined ? {} : json),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === undefined ? 'GET' : 'POST';
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
  return socket;
}

/** @returns the status of the complete response */
function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const take = (chunk: Buffer): void => {
      answer += chunk.toString('latin1');
      const headEnds = answer.indexOf('\r\n\r\n');
      if (headEnds < 0) return;
      const head = answer.slice(0, headEnds);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      const isChunked = /transfer-encoding: chunked/i.test(head);
      if (length === undefined && !isChunked) {
        reject(new Error(`the response has no length: ${head}`));
        return;
      }
      const isWhole = isChunked
        ? answer.endsWith('\r\n0\r\n\r\n')
        : answer.length >= headEnds + 4 + Number(length);
      if (!isWhole) return;
      socket.off('data', take);
      resolve(Number(answer.slice(9, 12)));
    };
    socket.on('data', take);
    socket.write(request);
  });
}
