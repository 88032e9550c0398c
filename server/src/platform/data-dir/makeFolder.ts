import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, errorCode } from '../errors.ts';

/**
 * Creates a folder with its missing parents. Node's `recursive` loops for ever where the system
 * denies that an existing folder exists, as `/proc` does.
 *
 * @throws ConfigurationError where no folder can be created, else the system error
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // It may have been created concurrently.
    if (await isFolder(folder)) return;
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new ConfigurationError(`No folder can be made in ${parent}.`, { cause: error });
  }
}

async function isFolder(folder: string): Promise<boolean> {
  try {
    return (await stat(folder)).isDirectory();
  } catch {
    return false;
  }
}
