import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections: none of those takes it before it is used. */
const lowest = 10_240;
const highest = 32_767;

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(randomInt(lowest, highest), '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
