import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { errorCode } from '../errors.ts';

/** The installation's master secret: PORTAL_SECRET, else one of its own in the data directory. */
export async function readSecret(config: Config): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(config.dataDir, 'secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    await chmod(file, 0o600);
  }
  return readFile(file, 'utf8');
}
