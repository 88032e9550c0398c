import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAwayError } from '../../errors.ts';
import { isConnectionError } from './isConnectionError.ts';

/** A connection only for the watch, so that work on the portal does not delay it. */
export interface Probe {
  /** Resolves when the server accepts writes; rejects for a standby or a lost connection. */
  ask(): Promise<void>;
  close(): void;
}

export interface WatchEvents {
  /** The database is available, for the first time or again. */
  readonly onHere: () => void;
  readonly onAway: (error: unknown) => void;
  /** Open connections are dead and will not answer. */
  readonly onCut: (error: unknown) => void;
}

const askEveryMs = 1_000;
const tryAgainMs = 200;
const tickMs = 500;
/** Ten ticks of the event loop timer: time in which this process was blocked does not count. */
const mostSilentTicks = 10;

/**
 * Tracks whether the database server is available. It polls every second on its own connection, at
 * once when another connection is lost, and every 0.2 s while the server is unavailable.
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

  /** Reports a lost connection: polls at once. Until the answer, no new work begins. */
  suspect(error: unknown): void {
    // A poll is running already.
    if (!this.#isHere) return;
    this.#suspicions += 1;
    this.#goneWith(error);
    this.#wake.abort();
  }

  /**
   * @param patienceMs how long the database may be unavailable, counted from its loss or, at the
   *   start, from `since` (in `performance.now()` time)
   * @throws DatabaseAwayError when it is unavailable for longer
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
        // A suspicion requires a new connection: an open one does not show whether more can be
        // opened.
        while (!this.#isOver() && suspicions === this.#suspicions) {
          await answerOf(probe);
          if (suspicions !== this.#suspicions) break;
          this.#came();
          await this.#pause(askEveryMs);
        }
      } catch (error) {
        this.#goneWith(error);
        // On any other refusal, open connections may continue.
        if (probe === undefined ? isConnectionError(error) : error instanceof SilenceError) {
          this.events.onCut(error);
        }
        await this.#pause(tryAgainMs);
      } finally {
        probe?.close();
      }
    }
  }

  // Read through methods: both change while awaiting.
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

/** A PostgreSQL server holds the connection open but does not answer. */
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
