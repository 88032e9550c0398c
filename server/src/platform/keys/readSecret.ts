import path from 'node:path';
import { secretFile } from './secretFile.ts';

/** The installation's master secret: PORTAL_SECRET, else one of its own in the data directory. */
export async function readSecret(config: {
  readonly secret: string | undefined;
  readonly dataDir: string;
}): Promise<string> {
  return config.secret ?? secretFile(path.join(config.dataDir, 'secret'));
}
