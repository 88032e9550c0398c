import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../platform/config/Config.ts';
import { ConfigurationError } from '../platform/errors.ts';

/** Longest path that every system takes for a local socket. */
const longestPath = 100;

/**
 * Where the operator's door of a data directory is. One whose path is too long has it in a folder
 * of its own among everybody's temporary files; see `requireOwnFolder`.
 */
export function socketPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  const inside = path.join(dataDir, 'operator.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const user = process.getuid?.() ?? 'user';
  return path.join(tmpdir(), `portal-${user}-${name}`, 'operator.sock');
}

/**
 * Refuses a socket's folder that somebody else may have made first, to answer there in the portal's
 * name.
 *
 * @throws ConfigurationError unless the folder is this user's, and closed to everybody else
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
