import { chmod, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors.ts';

const forOthers = 0o077;

interface Findings {
  /** Paths whose modes were too wide and have been corrected. */
  readonly corrected: string[];
  /** Paths that this user cannot correct. */
  readonly open: string[];
}

/** Removes the rights of all other users from a folder and its content. */
export async function closeToOthers(folder: string): Promise<Findings> {
  const findings: Findings = { corrected: [], open: [] };
  // Windows has no such modes; access lists apply there.
  if (process.platform !== 'win32') await closeFolder(folder, findings);
  return findings;
}

async function closeFolder(folder: string, findings: Findings): Promise<void> {
  // From the outside in: nothing below a closed folder is reachable.
  await close(folder, findings);
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreGone([]));
  for (const entry of entries) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await closeFolder(inside, findings);
    // A link has no mode, and its target lies elsewhere.
    else if (!entry.isSymbolicLink()) await close(inside, findings);
  }
}

async function close(file: string, { corrected, open }: Findings): Promise<void> {
  const before = await modeOf(file);
  if ((before & forOthers) === 0) return;
  await chmod(file, before & ~forOthers).catch(() => undefined);
  // Some file systems accept a mode without applying it.
  if (((await modeOf(file)) & forOthers) === 0) corrected.push(file);
  else open.push(file);
}

async function modeOf(file: string): Promise<number> {
  const found = await lstat(file).catch(ignoreGone(undefined));
  return found === undefined ? 0 : found.mode & 0o7777;
}

/** Another process on the same directory may have removed it meanwhile. */
function ignoreGone<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return instead;
    throw error;
  };
}
