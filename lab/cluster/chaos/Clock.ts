import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A clock for processes that can be changed while they run, with libfaketime. */
export class Clock {
  private constructor(
    private readonly folder: string,
    private readonly library: string,
  ) {}

  /** @returns `undefined` when the library is not installed */
  static async create(): Promise<Clock | undefined> {
    const library = findLibrary();
    if (library === undefined) return undefined;
    const clock = new Clock(await mkdtemp(path.join(tmpdir(), 'portal-clock-')), library);
    await clock.move(0);
    return clock;
  }

  /** Environment of processes that use this clock. */
  get env(): NodeJS.ProcessEnv {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      // Timers use the monotonic clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** @param seconds ahead of the real time */
  async move(seconds: number): Promise<void> {
    await writeFile(this.#file, `+${seconds}`);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  get #file(): string {
    return path.join(this.folder, 'offset');
  }
}

function findLibrary(): string | undefined {
  try {
    const found = execFileSync('find', ['/usr/lib', '-name', 'libfaketimeMT.so.1'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return found
      .trim()
      .split('\n')
      .find((line) => line !== '');
  } catch {
    return undefined;
  }
}
