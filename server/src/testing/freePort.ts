import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections: none of those takes it before it is used. */
const lowest = 10_240;
const highest = 32_767;
/** Test processes run side by side: most have ports of their own, as nobody holds one in between. */
const portsOfProcess = 1_000;
const ranges = Math.floor((highest - lowest) / portsOfProcess);
const first = lowest + (process.pid % ranges) * portsOfProcess;
const given = new Set<number>();

/** A port that nobody listens on just now, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, first + portsOfProcess);
  // Whoever has got a port may not listen on it yet.
  if (given.has(port)) return freePort();
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  given.add(port);
  server.close();
  await once(server, 'close');
  return port;
}
