import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit of a folder's build: `RELEASE_COMMIT`, else git's HEAD, with `-dirty` for uncommitted
 * changes.
 *
 * @returns undefined if neither is available
 */
export async function builtFromCommit(
  folder: string,
  { RELEASE_COMMIT: stated }: NodeJS.ProcessEnv = process.env,
): Promise<string | undefined> {
  if (stated !== undefined && stated !== '') return stated;
  try {
    const commit = await git(folder, 'rev-parse', 'HEAD');
    return (await git(folder, 'status', '--porcelain')) === '' ? commit : `${commit}-dirty`;
  } catch {
    // No git or no repository: an unpacked build.
    return undefined;
  }
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args]);
  return stdout.trim();
}
