import { randomBytes } from 'node:crypto';
import { usageEventSchema, type UsageEvent } from '@portal/shared/contracts';
import { uuidOfTime, parseJson } from '@portal/shared/domain';
import type { ServerClock } from '../clock/ServerClock.ts';
import { fileErrorCode } from '../fileErrorCode.ts';
import { EventFiles } from './EventFiles.ts';

/** A part of the record: events that stay where they are until `keep` says what is left. */
export interface UsageBatch {
  readonly events: readonly UsageEvent[];
  /** Lines that are no events. */
  readonly damaged: readonly string[];
  /** Replaces the batch by what is left of it. Damaged lines are put aside with the first call. */
  readonly keep: (events: readonly UsageEvent[]) => Promise<void>;
}

/**
 * Usage events of this machine until the portal has them: on the disk, or in memory if it is full.
 * An event that was recorded before the clock was ever measured has no offset there; it gets the one
 * that is known when it is sent.
 */
export class UsageRecord {
  readonly #files: EventFiles;
  readonly #clock: ServerClock;
  #unwritten: readonly string[] = [];

  /** @param folder of the events, which is made with the first. */
  constructor(folder: string, clock: ServerClock) {
    this.#files = new EventFiles(folder);
    this.#clock = clock;
  }

  get damagedFile(): string {
    return this.#files.damagedFile;
  }

  /**
   * Records events. Those that the disk does not take stay in memory, are sent from there, and
   * written when there is room.
   * @returns the file system's code, if it refused.
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
   * All that is recorded, oldest first. What is open is closed only after all that was closed before
   * is sent: a machine that is offline for weeks has two files, not thousands.
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

  /** How many events wait to be sent. */
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

/** Of a folder that cannot be used nothing is sent until it can: what is in memory still is. */
async function orIfUnusable<T>(otherwise: T, use: Promise<T>): Promise<T> {
  try {
    return await use;
  } catch (error) {
    if (fileErrorCode(error) === undefined) throw error;
    return otherwise;
  }
}
