import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, errorCode } from '../errors.ts';

/**
 * Makes a folder and those that it lies in, unless they are there. Node's own `recursive` tries for
 * ever where the system says of a folder that is there that it is not, as `/proc` does.
 *
 * @throws ConfigurationError where no folder can be made, or what the system says, with code and path
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeFolder(parent, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Somebody else may have made it meanwhile.
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
