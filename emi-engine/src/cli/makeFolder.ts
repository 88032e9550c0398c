import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder with those that it lies in, if it is not there. Node's own `recursive` never ends
 * where the system has no room for a name, such as in `/proc`: it takes the refusal for a missing
 * parent and tries again.
 *
 * @throws what the file system refuses
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    // Once more: a name that is refused although its parent is there stays refused.
    await mkdir(folder);
  }
}
