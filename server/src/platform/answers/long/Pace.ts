import { AbandonedError } from '../../errors.ts';
import type { Turns } from './Turns.ts';

/** Lists up to this length never wait for each other. */
export const shortListRows = 1_000;
/** Rows that take about 10 ms to read and present. */
export const batchRows = 250;
/** Full batches of the longest short list. */
export const shortListBatches = shortListRows / batchRows;

interface PaceOptions {
  readonly turns: Turns;
  /** Aborts when the reader is gone. */
  readonly signal: AbortSignal;
  /** Waits for the session's other long responses. Optional. */
  readonly enter?: () => Promise<void>;
}

/** Splits the work on one long response into pieces so that it does not block the process. */
export class Pace {
  readonly signal: AbortSignal;
  readonly #options: PaceOptions;
  #isBegun = false;
  #rows = 0;
  #entered: Promise<void> | undefined;

  constructor(options: PaceOptions) {
    this.signal = options.signal;
    this.#options = options;
  }

  /**
   * Runs one piece of work of about 10 ms. The first runs at once, so that short responses stay
   * fast; the others take turns with all other long responses.
   *
   * @throws AbandonedError when the reader is gone
   */
  async piece<T>(work: () => Promise<T>): Promise<T> {
    const begin = () => {
      if (this.signal.aborted) throw new AbandonedError();
      return work();
    };
    if (this.#isBegun) return this.#options.turns.take(begin);
    this.#isBegun = true;
    return begin();
  }

  /**
   * Adds to the number of rows expected. A list that becomes long waits here for its session.
   *
   * @throws AbandonedError
   */
  async add(rows: number): Promise<void> {
    this.#rows += rows;
    if (this.#rows > shortListRows) await this.enter();
  }

  /**
   * Waits until no other long response of the session is running.
   *
   * @throws AbandonedError
   */
  async enter(): Promise<void> {
    this.#entered ??= this.#options.enter?.() ?? Promise.resolve();
    await this.#entered;
  }
}
