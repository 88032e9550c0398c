import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../config.ts';

/** Longest path that every system takes for a local socket. */
const longestPath = 100;

/** Where the operator's door of a data directory is. */
export function socketPath({ dataDir }: Pick<Config, 'dataDir'>): string {
  const inside = path.join(dataDir, 'operator.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `portal-${name}.sock`);
}
