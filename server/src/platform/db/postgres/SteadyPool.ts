import type pg from 'pg';
import { DatabaseAwayError } from '../../errors.ts';
import type { DatabaseWatch } from './DatabaseWatch.ts';
import { isConnectionError } from './isConnectionError.ts';
import { isRepeatable } from './isRepeatable.ts';

/** How long work that begins waits for a database that has just gone: most restarts are shorter. */
const patienceMs = 3_000;
const mostTries = 3;

/** What the driver says when all connections stay busy. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** A connection that has been handed out; see `SteadyPool`. */
export interface SteadyClient {
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
  release(): void;
}

/**
 * Connections to a database server that may be restarted, replaced and cut off. Who asks for one
 * waits a moment for a server that is away. A first statement that finds its connection gone is
 * repeated on another one when that cannot do anything twice; all else fails with a
 * `DatabaseAwayError`.
 */
export class SteadyPool {
  #pool: pg.Pool;
  readonly #busy = new Set<pg.PoolClient>();

  /** @param open makes a pool; once more whenever the line is cut. */
  constructor(
    private readonly open: () => pg.Pool,
    private readonly watch: Pick<DatabaseWatch, 'suspect' | 'untilHere' | 'stop'>,
  ) {
    this.#pool = this.#opened();
  }

  /** @throws DatabaseAwayError */
  async connect(): Promise<SteadyClient> {
    let client = await this.#take();
    let isFirst = true;
    let isLost = false;
    const query = async (config: pg.QueryConfig): Promise<pg.QueryResult> => {
      try {
        return await client.query(config);
      } catch (error) {
        if (!isConnectionError(error)) throw error;
        isLost = true;
        this.watch.suspect(error);
        throw new DatabaseAwayError(error);
      }
    };
    return {
      query: async (config) => {
        const mayRepeat = isFirst && isRepeatable(config.text);
        isFirst = false;
        try {
          return await query(config);
        } catch (error) {
          if (!mayRepeat || !(error instanceof DatabaseAwayError)) throw error;
          this.#giveBack(client, true);
          client = await this.#take();
          isLost = false;
          return query(config);
        }
      },
      release: () => {
        this.#giveBack(client, isLost);
      },
    };
  }

  /** Gives up every connection: calls that wait on one learn it now, not when the system notices. */
  giveUp(): void {
    const before = this.#pool;
    this.#pool = this.#opened();
    for (const client of this.#busy) this.#giveBack(client, true);
    // Ends when the last of its connections has.
    void before.end();
  }

  async end(): Promise<void> {
    await this.watch.stop();
    await this.#pool.end();
  }

  #opened(): pg.Pool {
    const pool = this.open();
    pool.on('error', (error) => {
      this.watch.suspect(error);
    });
    return pool;
  }

  /** No statement has been sent yet: connecting is tried again as long as the database is there. */
  async #take(): Promise<pg.PoolClient> {
    let lastError: unknown;
    for (let tries = 0; tries < mostTries; tries += 1) {
      await this.watch.untilHere(patienceMs);
      const pool = this.#pool;
      try {
        const client = await pool.connect();
        client.on('error', this.#onError);
        this.#busy.add(client);
        return client;
      } catch (error) {
        lastError = error;
        // The line was cut meanwhile: the pool of today has not been asked.
        if (pool !== this.#pool) continue;
        if (isBusy(error)) break;
        if (!isConnectionError(error)) throw error;
        this.watch.suspect(error);
      }
    }
    throw new DatabaseAwayError(lastError);
  }

  #giveBack(client: pg.PoolClient, isLost: boolean): void {
    // Those that were given up are back already.
    if (!this.#busy.delete(client)) return;
    client.off('error', this.#onError);
    client.release(isLost);
  }

  /** A connection in use is gone; its statement fails as well, and nobody else would hear of this. */
  readonly #onError = (error: Error): void => {
    this.watch.suspect(error);
  };
}
