import { AbandonedError } from '../../errors.ts';
import type { Turns } from './Turns.ts';

/** Lists up to this length are never made to wait for each other. */
export const shortListRows = 1_000;
/** As many rows as take a process about 10 ms to read and present. */
export const batchRows = 250;
/** As many full batches as a short list has at most. */
export const shortListBatches = shortListRows / batchRows;

interface PaceOptions {
  readonly turns: Turns;
  /** Aborts when nobody reads the answer any more. */
  readonly signal: AbortSignal;
  /** Waits for other long answers of the session; left out, the answer waits for none. */
  readonly enter?: () => Promise<void>;
}

/** How the work on one answer is cut up, so that its length holds nobody up. */
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
   * Carries out one piece of the work, about 10 ms of it: the first at once, so that short answers
   * stay quick, the others in turn with those of all long answers.
   *
   * @throws AbandonedError when nobody reads the answer any more
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
   * Tells that the answer will have so many more rows. What becomes a long list waits here for its
   * session.
   *
   * @throws AbandonedError
   */
  async add(rows: number): Promise<void> {
    this.#rows += rows;
    if (this.#rows > shortListRows) await this.enter();
  }

  /**
   * Waits until no other long answer of the session is under way.
   *
   * @throws AbandonedError
   */
  async enter(): Promise<void> {
    this.#entered ??= this.#options.enter?.() ?? Promise.resolve();
    await this.#entered;
  }
}
