import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../platform/config/Config.ts';
import { ConfigurationError } from '../platform/errors.ts';
import net from 'node:net';

/** Path length that every system supports for a local socket. */
const longestPath = 100;

/**
 * Path of the operator's socket for a data directory. If it would be too long, the socket is in a
 * separate folder in the system's temporary directory; see `requireOwnFolder`.
 */
export function socketPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  const inside = path.join(dataDir, 'operator.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const user = process.getuid?.() ?? 'user';
  return path.join(tmpdir(), `portal-${user}-${name}`, 'operator.sock');
}

/**
 * Refuses a socket folder that another user may have created to impersonate the portal.
 *
 * @throws ConfigurationError unless the folder belongs to this user and is closed to others
 */
export async function requireOwnFolder(
  socket: string,
  { dataDir }: Pick<Config, 'dataDir'>,
): Promise<void> {
  const folder = path.dirname(socket);
  if (folder === dataDir) return;
  const found = await lstat(folder);
  const isOwn = found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid);
  if (isOwn && (found.mode & 0o077) === 0) return;
  throw new ConfigurationError(
    `The operator's door would lie in ${folder}, which is not a folder of this user alone. Remove it, or set DATA_DIR to a shorter path.`,
  );
}

/** Whether a process listens on a local socket. */
export function isAnswering(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
