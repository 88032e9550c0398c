import { rm } from 'node:fs/promises';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { socketPath } from './socketPath.ts';

/** Opens the operator's door: a local socket that only the server's own user may use. */
export async function listenOnSocket(
  app: FastifyInstance,
  config: Config,
  log: Logger,
): Promise<void> {
  const path = socketPath(config);
  if (await answers(path)) {
    log.warn({ path }, 'another process holds the operator socket; this one opens none');
    await app.ready();
    return;
  }
  await rm(path, { force: true });
  // The mode must be right from the first moment, not after a chmod.
  const before = process.umask(0o177);
  try {
    await app.listen({ path });
  } finally {
    process.umask(before);
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
