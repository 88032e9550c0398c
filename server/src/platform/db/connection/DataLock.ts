import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { ConfigurationError, errorCode } from '../../errors.ts';

/**
 * Lock file of the embedded database: two processes would silently lose each other's rows. The file
 * is beside the directory and holds the owner's process id. It is taken over only from a dead
 * process, never by age.
 */
export class DataLock {
  private constructor(private readonly file: string) {}

  /** @throws ConfigurationError when a living process holds it */
  static acquire(file: string): DataLock {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (create(file)) return new DataLock(file);
      const owner = ownerOf(file);
      if (owner !== undefined && owner !== process.pid && isAlive(owner)) {
        throw new ConfigurationError(
          `The data directory is in use by process ${owner} (${file}). Stop it, or set DATA_DIR to another directory.`,
        );
      }
      setAside(file);
    }
    throw new ConfigurationError(`The data directory cannot be locked (${file}).`);
  }

  /** Idempotent; safe in an exit handler. */
  release(): void {
    if (ownerOf(this.file) === process.pid) rmSync(this.file, { force: true });
  }
}

function create(file: string): boolean {
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, `${process.pid}\n`);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Renaming is atomic: of two processes that find a dead owner, only one can move the file. */
function setAside(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function ownerOf(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process of another user is alive.
    return errorCode(error) === 'EPERM';
  }
}
