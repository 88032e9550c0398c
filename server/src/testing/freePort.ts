import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports, so that no outgoing connection takes the port before its use. */
const lowest = 10_240;
const highest = 32_767;
/** Parallel test processes mostly have separate ranges, because nobody reserves a port. */
const portsOfProcess = 1_000;
const ranges = Math.floor((highest - lowest) / portsOfProcess);
const first = lowest + (process.pid % ranges) * portsOfProcess;
const given = new Set<number>();

/** A port without a listener that this process has not been given before. */
export async function freePort(): Promise<number> {
  const port = randomInt(first, first + portsOfProcess);
  // An earlier caller may not listen on its port yet.
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
