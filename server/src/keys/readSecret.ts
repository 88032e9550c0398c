import path from 'node:path';
import type { Config } from '../config.ts';
import { secretFile } from './secretFile.ts';

/** The installation's master secret: PORTAL_SECRET, else one of its own in the data directory. */
export async function readSecret(config: Config): Promise<string> {
  return config.secret ?? secretFile(path.join(config.dataDir, 'secret'));
}
