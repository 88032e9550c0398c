import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/Config.ts';
import { errorCode } from '../platform/errors.ts';
import { isAnswering, requireOwnFolder, socketPath } from './socketPath.ts';

/**
 * Serves the operator API on a local socket for the server's own user. The application itself
 * requires further authentication.
 *
 * @throws ConfigurationError unless the socket's folder belongs to this user alone
 */
export async function listenOnSocket(
  app: FastifyInstance,
  config: Config,
  log: Logger,
): Promise<void> {
  const socket = socketPath(config);
  await mkdir(path.dirname(socket), { mode: 0o700 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await requireOwnFolder(socket, config);
  if (await isAnswering(socket)) {
    log.warn({ socket }, 'another process holds the operator socket; this one opens none');
    await app.ready();
    return;
  }
  await rm(socket, { force: true });
  // The mode must be right from the start, so use umask instead of chmod.
  const before = process.umask(0o177);
  try {
    await app.listen({ path: socket });
  } finally {
    process.umask(before);
  }
  log.info({ socket }, 'the operator socket is open');
}
