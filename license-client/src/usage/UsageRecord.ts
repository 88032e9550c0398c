import { randomBytes } from 'node:crypto';
import { usageEventSchema, type UsageEvent } from '@portal/shared/contracts';
import { uuidOfTime, parseJson } from '@portal/shared/domain';
import type { ServerClock } from '../ServerClock.ts';
import { fileErrorCode } from '../fileErrorCode.ts';
import { EventFiles } from './EventFiles.ts';

/** Part of the record. Its events remain until `keep` replaces them. */
export interface UsageBatch {
  readonly events: readonly UsageEvent[];
  /** Lines that are not events. */
  readonly damaged: readonly string[];
  /** Replaces the batch by the remaining events. The first call moves damaged lines aside. */
  readonly keep: (events: readonly UsageEvent[]) => Promise<void>;
}

/**
 * Usage events of this machine until the portal has them: on the disk, or in memory if it is full.
 * An event recorded before the clock was measured is stored without offset, and gets the offset
 * known when it is sent.
 */
export class UsageRecord {
  readonly #files: EventFiles;
  readonly #clock: ServerClock;
  #unwritten: readonly string[] = [];

  /** @param folder of the events, created with the first one. */
  constructor(folder: string, clock: ServerClock) {
    this.#files = new EventFiles(folder);
    this.#clock = clock;
  }

  get damagedFile(): string {
    return this.#files.damagedFile;
  }

  /**
   * Records events. Those that cannot be written stay in memory, are sent from there, and are
   * written once there is space.
   * @returns the file system's error code, if any.
   */
  async add(events: readonly UsageEvent[]): Promise<string | undefined> {
    const measured = this.#clock.isMeasured ? {} : { offset_ms: undefined };
    const lines = events.map((event) => JSON.stringify({ ...event, ...measured }));
    this.#unwritten = [...this.#unwritten, ...lines];
    try {
      await this.#files.append(this.#unwritten);
      this.#unwritten = [];
      return undefined;
    } catch (error) {
      const code = fileErrorCode(error);
      if (code === undefined) throw error;
      return code;
    }
  }

  /**
   * All recorded events, oldest first. The open file is closed only after all closed ones are sent:
   * a machine that is offline for weeks has two files, not thousands.
   */
  async *batches(): AsyncGenerator<UsageBatch> {
    yield* this.#closedBatches();
    if ((await this.#closed()).length === 0) {
      const name = uuidOfTime(this.#clock.now(), randomBytes(16));
      await orIfUnusable(undefined, this.#files.close(name));
      yield* this.#closedBatches();
    }
    if (this.#unwritten.length > 0) {
      yield this.#batchOf(this.#unwritten, (left) => {
        this.#unwritten = left;
        return Promise.resolve();
      });
    }
  }

  /** Number of unsent events. */
  async count(): Promise<number> {
    return (await orIfUnusable(0, this.#files.count())) + this.#unwritten.length;
  }

  async *#closedBatches(): AsyncGenerator<UsageBatch> {
    for (const closed of await this.#closed()) {
      const lines = await orIfUnusable([], this.#files.read(closed));
      yield this.#batchOf(lines, (left) => this.#files.replace(closed, left));
    }
  }

  #closed(): Promise<readonly string[]> {
    return orIfUnusable([], this.#files.closed());
  }

  #batchOf(
    lines: readonly string[],
    replace: (left: readonly string[]) => Promise<void>,
  ): UsageBatch {
    const read = lines.map((line) => ({ line, event: this.#eventOf(line) }));
    let aside = read.filter(({ event }) => event === undefined).map(({ line }) => line);
    return {
      events: read.flatMap(({ event }) => event ?? []),
      damaged: aside,
      keep: async (left) => {
        if (aside.length > 0) await this.#files.putAside(aside);
        aside = [];
        await replace(left.map((event) => JSON.stringify(event)));
      },
    };
  }

  #eventOf(line: string): UsageEvent | undefined {
    const value = parseJson(line);
    if (typeof value !== 'object' || value === null) return undefined;
    return usageEventSchema.safeParse({ offset_ms: this.#clock.offsetMs, ...value }).data;
  }
}

/** An unusable folder yields nothing; events in memory are still sent. */
async function orIfUnusable<T>(otherwise: T, use: Promise<T>): Promise<T> {
  try {
    return await use;
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
    return otherwise;
  }
}
