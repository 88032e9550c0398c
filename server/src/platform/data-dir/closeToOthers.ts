import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors.ts';

const forOthers = 0o077;

interface Findings {
  /** Paths whose modes were wider, and no longer are. */
  readonly corrected: string[];
  /** Paths that this user may not correct. */
  readonly open: string[];
}

/** Takes the rights of all other users from a folder and everything in it. */
export async function closeToOthers(folder: string): Promise<Findings> {
  const findings: Findings = { corrected: [], open: [] };
  // Windows has no such modes: there the folder's access list decides.
  if (process.platform !== 'win32') await closeFolder(folder, findings);
  return findings;
}

async function closeFolder(folder: string, findings: Findings): Promise<void> {
  // From outside to inside: below a folder that is closed nobody reaches the rest any more.
  await close(folder, findings);
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreGone([]));
  for (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await closeFolder(inside, findings);
    // A link has no mode of its own, and what it leads to lies elsewhere.
    else if (!entry.isSymbolicLink()) await close(inside, findings);
  }
}

async function close(file: string, { corrected, open }: Findings): Promise<void> {
  const before = await modeOf(file);
  if ((before & forOthers) === 0) return;
  await chmod(file, before & ~forOthers).catch(() => undefined);
  // Some file systems take a mode and keep another one.
  if (((await modeOf(file)) & forOthers) === 0) corrected.push(file);
  else open.push(file);
}

async function modeOf(file: string): Promise<number> {
  const found = await lstat(file).catch(ignoreGone(undefined));
  return found === undefined ? 0 : found.mode & 0o7777;
}

/** Another process of the same directory may have removed it meanwhile. */
function ignoreGone<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
}
