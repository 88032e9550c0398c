import * as z from 'zod/mini';
import { ClientError } from '../ClientError.ts';
import type { Context } from '../Context.ts';
import type { Store } from '../Store.ts';

const name = 'clock';
const schema = z.object({ offset_ms: z.int() });

/** The `Date` header has whole seconds, and servers make it up to a second ahead of its use. */
const headerMs = 1000;
/** A clock that jumps by more was set; less is the drift between two clocks. */
const setMs = 2000;

type Watch = Pick<Context, 'now' | 'uptimeMs'>;

/**
 * The server's clock as this machine knows it: the machine's own and how far the server's is ahead.
 * That is measured at every answer and kept, so that signatures and usage events have the right time
 * on a machine whose clock is wrong by hours, and while there is no network.
 */
export class ServerClock {
  readonly #watch: Watch;
  readonly #store: Store;
  /** What is kept; undefined until the first answer. */
  #kept: number | undefined;
  #offsetMs: number;
  #isMeasured: boolean;
  /** When the machine was started, by its own clock: another value means that the clock was set. */
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

  /** Whether a server has ever told this machine the time. */
  get isMeasured(): boolean {
    return this.#isMeasured;
  }

  /** Milliseconds by which the server's clock is ahead. */
  get offsetMs(): number {
    const setBy = startOf(this.#watch) - this.#startedAt;
    if (Math.abs(setBy) > setMs) {
      this.#offsetMs -= setBy;
      this.#startedAt += setBy;
    }
    return this.#offsetMs;
  }

  /** The server's time. */
  now(): Date {
    return new Date(this.#watch.now().getTime() + this.offsetMs);
  }

  /**
   * Takes the time of an answer that has just come. The offset stays as it is unless the answer
   * contradicts it, so that it does not waver with every measurement.
   * @param date the header `Date` of the answer
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

  /** A disk that takes nothing stops no work: the next answer tells the time again. */
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
