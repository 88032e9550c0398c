import * as z from 'zod/mini';
import { ClientError } from './ClientError.ts';
import type { Context } from './Context.ts';
import type { Store } from './Store.ts';

const name = 'clock';
const schema = z.object({ offset_ms: z.int() });

/** Precision of the `Date` header: whole seconds, possibly created a second early. */
const headerMs = 1000;
/** A larger jump means that the clock was set; a smaller one is drift. */
const setMs = 2000;

type Watch = Pick<Context, 'now' | 'uptimeMs'>;

/**
 * The server's clock, as the machine's clock plus an offset. The offset is measured with every
 * response and stored, so that signatures and usage events have the right time on a machine with a
 * wrong clock, even offline.
 */
export class ServerClock {
  readonly #watch: Watch;
  readonly #store: Store;
  /** The stored offset; undefined before the first response. */
  #kept: number | undefined;
  #offsetMs: number;
  #isMeasured: boolean;
  /** Boot time by the machine's clock. It changes when the clock is set. */
  #startedAt: number;

  private constructor(watch: Watch, store: Store, kept: number | undefined) {
    this.#watch = watch;
    this.#store = store;
    this.#kept = kept;
    this.#offsetMs = kept ?? 0;
    this.#isMeasured = kept !== undefined;
    this.#startedAt = startOf(watch);
  }

  static async open(watch: Watch, store: Store): Promise<ServerClock> {
    const kept = schema.safeParse(await store.read(name)).data;
    return new ServerClock(watch, store, kept?.offset_ms);
  }

  /** Whether any server has ever reported the time. */
  get isMeasured(): boolean {
    return this.#isMeasured;
  }

  /** How far the server's clock is ahead, in milliseconds. */
  get offsetMs(): number {
    const setBy = startOf(this.#watch) - this.#startedAt;
    if (Math.abs(setBy) > setMs) {
      this.#offsetMs -= setBy;
      this.#startedAt += setBy;
    }
    return this.#offsetMs;
  }

  now(): Date {
    return new Date(this.#watch.now().getTime() + this.offsetMs);
  }

  /**
   * Measures the offset from a response that just arrived. The offset changes only if the response
   * contradicts it, which avoids jitter.
   * @param date `Date` header of the response
   * @param roundTripMs from sending to receiving
   */
  async measure(date: string | null, roundTripMs: number): Promise<void> {
    const answeredAt = Date.parse(date ?? '') + headerMs / 2;
    if (Number.isNaN(answeredAt)) return;
    const offset = Math.round(answeredAt + roundTripMs / 2 - this.#watch.now().getTime());
    if (Math.abs(offset - this.offsetMs) > headerMs + roundTripMs / 2) this.#offsetMs = offset;
    this.#isMeasured = true;
    if (this.#offsetMs !== this.#kept) await this.#keep();
  }

  /** Ignores write errors, because the next response is measured again. */
  async #keep(): Promise<void> {
    try {
      await this.#store.write(name, { offset_ms: this.#offsetMs });
      this.#kept = this.#offsetMs;
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
    }
  }
}

function startOf({ now, uptimeMs }: Watch): number {
  return now().getTime() - uptimeMs();
}
