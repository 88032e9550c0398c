import { statfsSync } from 'node:fs';
import type { Logger } from 'pino';
import { DiskFullError } from '../errors.ts';
import type { Readiness } from '../metrics/Readiness.ts';

const keptMs = 100;
const lookEveryMs = 1_000;

interface DiskSpaceOptions {
  /** Folder on the file system to watch. */
  readonly folder: string;
  readonly minFreeBytes: number;
  readonly readiness: Readiness;
  readonly log: Logger;
}

/**
 * Refuses writes below a threshold of free space, before the disk is full: an embedded database
 * that cannot write its WAL aborts. Reports changes to readiness and the log.
 */
export class DiskSpace {
  #isLow = false;
  #lookedAt = -Infinity;
  #hasRoom: (() => void) | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor(readonly options: DiskSpaceOptions) {
    this.#timer = setInterval(() => this.isLow(), lookEveryMs).unref();
  }

  isLow(): boolean {
    if (performance.now() - this.#lookedAt < keptMs) return this.#isLow;
    this.#lookedAt = performance.now();
    const { folder, minFreeBytes, readiness, log } = this.options;
    const free = freeBytes(folder);
    this.#isLow = free < minFreeBytes;
    if (this.#isLow && !this.#hasRoom) {
      this.#hasRoom = readiness.expect('disk');
      log.error({ folder, free }, 'the disk is nearly full: nothing is stored any more');
    } else if (!this.#isLow && this.#hasRoom) {
      this.#hasRoom();
      this.#hasRoom = undefined;
      log.info({ folder, free }, 'the disk has room again');
    }
    return this.#isLow;
  }

  /** @throws DiskFullError when free space is low */
  requireRoom(): void {
    if (this.isLow()) throw new DiskFullError();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** 0 if the folder is inaccessible: its disk is gone. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
