import type pg from 'pg';
import { DatabaseAwayError } from '../../errors.ts';
import type { DatabaseWatch } from './DatabaseWatch.ts';
import { isConnectionError } from './isConnectionError.ts';
import { isRepeatable } from './isRepeatable.ts';

/**
 * How long new work waits for a database that has just become unavailable: most restarts are
 * shorter.
 */
const patienceMs = 3_000;
const mostTries = 3;

/** The driver's message when all connections stay busy. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** A connection from a `SteadyPool`. */
export interface SteadyClient {
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
  release(): void;
}

/**
 * Connections to a database server that may be restarted, replaced or cut off. A caller waits
 * briefly for an unavailable server. A first statement that finds its connection dead is retried on
 * another one if that is safe; otherwise it fails with `DatabaseAwayError`.
 */
export class SteadyPool {
  #pool: pg.Pool;
  readonly #busy = new Set<pg.PoolClient>();

  /** @param open creates a pool, again whenever the connections are lost */
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

  /** Drops every connection, so that pending calls fail now instead of at the TCP timeout. */
  giveUp(): void {
    const before = this.#pool;
    this.#pool = this.#opened();
    for (const client of this.#busy) this.#giveBack(client, true);
    // Resolves when its last connection has closed.
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

  /** Connects, with retries while the database is available: no statement has been sent yet. */
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
        // The pool was replaced meanwhile; try the new one.
        if (pool !== this.#pool) continue;
        if (isBusy(error)) break;
        if (!isConnectionError(error)) throw error;
        this.watch.suspect(error);
      }
    }
    throw new DatabaseAwayError(lastError);
  }

  #giveBack(client: pg.PoolClient, isLost: boolean): void {
    // Connections of a dropped pool are already released.
    if (!this.#busy.delete(client)) return;
    client.off('error', this.#onError);
    client.release(isLost);
  }

  /**
   * An idle or busy connection failed. Its statement fails as well; this only avoids an unhandled
   * error.
   */
  readonly #onError = (error: Error): void => {
    this.watch.suspect(error);
  };
}
