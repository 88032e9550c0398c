import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAwayError } from '../../errors.ts';
import { isConnectionError } from './isConnectionError.ts';

/** A connection of the watch alone, which the work of the portal does not keep busy. */
export interface Probe {
  /** Resolves when the server takes writes; rejects when it is a standby, or the line is cut. */
  ask(): Promise<void>;
  close(): void;
}

export interface WatchEvents {
  /** The database can be used, for the first time or again. */
  readonly onHere: () => void;
  readonly onAway: (error: unknown) => void;
  /** The line is cut: no answer will come on any connection that is open. */
  readonly onCut: (error: unknown) => void;
}

const askEveryMs = 1_000;
const tryAgainMs = 200;
const tickMs = 500;
/** Ten ticks in which this process could have taken an answer: one that was held up itself counts none. */
const mostSilentTicks = 10;

/**
 * Knows whether the database server can be used. It asks every second on a connection of its own, at
 * once when a connection was lost elsewhere, and every 0.2 s while the server is away.
 */
export class DatabaseWatch {
  #isHere = false;
  #awaySince = performance.now();
  #lastError: unknown;
  #suspicions = 0;
  #stopped = false;
  #wake = new AbortController();
  readonly #waiting = new Set<() => void>();
  readonly #ended: Promise<void>;

  constructor(
    private readonly open: () => Promise<Probe>,
    private readonly events: WatchEvents,
  ) {
    this.#ended = this.#run();
  }

  /** A connection was lost: looks at once. Until the answer is there nothing new is begun. */
  suspect(error: unknown): void {
    // It is looked for already.
    if (!this.#isHere) return;
    this.#suspicions += 1;
    this.#goneWith(error);
    this.#wake.abort();
  }

  /**
   * @param patienceMs how long the database may have been away, from the moment it went or, at the
   * start, from `since`, of `performance.now()`
   * @throws DatabaseAwayError when it is away for longer
   */
  async untilHere(patienceMs: number, since = this.#awaySince): Promise<void> {
    if (this.#serves()) return;
    const left = this.#isOver() ? 0 : since + patienceMs - performance.now();
    if (left > 0) {
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          this.#waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, left);
        this.#waiting.add(done);
      });
    }
    if (!this.#serves()) throw new DatabaseAwayError(this.#lastError);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake.abort();
    this.#release();
    await this.#ended;
  }

  async #run(): Promise<void> {
    while (!this.#isOver()) {
      let probe: Probe | undefined;
      try {
        const suspicions = this.#suspicions;
        probe = await this.open();
        // A suspicion asks for a new connection: an old one says nothing of whether more can be made.
        while (!this.#isOver() && suspicions === this.#suspicions) {
          await answerOf(probe);
          if (suspicions !== this.#suspicions) break;
          this.#came();
          await this.#pause(askEveryMs);
        }
      } catch (error) {
        this.#goneWith(error);
        // When the server refuses for another reason, what is open may go on.
        if (probe === undefined ? isConnectionError(error) : error instanceof SilenceError) {
          this.events.onCut(error);
        }
        await this.#pause(tryAgainMs);
      } finally {
        probe?.close();
      }
    }
  }

  // Asked by name: both change while something is awaited.
  #serves(): boolean {
    return this.#isHere;
  }

  #isOver(): boolean {
    return this.#stopped;
  }

  #came(): void {
    if (this.#isHere) return;
    this.#isHere = true;
    this.events.onHere();
    this.#release();
  }

  #goneWith(error: unknown): void {
    this.#lastError = error;
    if (!this.#isHere) return;
    this.#isHere = false;
    this.#awaySince = performance.now();
    this.events.onAway(error);
  }

  #release(): void {
    for (const done of [...this.#waiting]) done();
  }

  async #pause(ms: number): Promise<void> {
    this.#wake = new AbortController();
    if (this.#isOver()) return;
    await wait(ms, undefined, { signal: this.#wake.signal }).catch(() => undefined);
  }
}

/** The error of a PostgreSQL server that holds a connection and says nothing on it. */
class SilenceError extends Error {
  override readonly name = 'SilenceError';
  constructor() {
    super(`the database has said nothing for ${(mostSilentTicks * tickMs) / 1000} s`);
  }
}

async function answerOf(probe: Probe): Promise<void> {
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      ticks += 1;
      if (ticks >= mostSilentTicks) reject(new SilenceError());
    }, tickMs);
  });
  try {
    await Promise.race([probe.ask(), silence]);
  } finally {
    clearInterval(timer);
  }
}
