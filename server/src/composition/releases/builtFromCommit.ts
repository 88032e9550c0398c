import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The commit that a folder's build was made from: what `RELEASE_COMMIT` says, else what git knows of
 * the folder now, with `-dirty` behind it when something is not committed.
 *
 * @returns undefined where neither says it
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
    // No git, or no repository: a build that was unpacked somewhere.
    return undefined;
  }
}

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', folder, ...args]);
  return stdout.trim();
}
