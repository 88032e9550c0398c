import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small in-memory disk that can be filled while programs use it. */
export class Disk {
  private constructor(
    /** World-writable. */
    readonly folder: string,
  ) {}

  /** @returns `undefined` when this user may not mount */
  static async create(megabytes: number): Promise<Disk | undefined> {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
        stdio: 'pipe',
      });
      return new Disk(folder);
    } catch {
      await rm(folder, { recursive: true });
      return undefined;
    }
  }

  /** Fills the disk completely. */
  async fill(): Promise<void> {
    // Ends with an error when the disk is full.
    await run('dd', ['if=/dev/zero', `of=${this.#filler}`, 'bs=64k']).catch(() => undefined);
  }

  async clear(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async remove(): Promise<void> {
    await run('umount', ['--lazy', this.folder]);
    await rm(this.folder, { recursive: true });
  }

  get #filler(): string {
    return path.join(this.folder, 'filler');
  }
}
