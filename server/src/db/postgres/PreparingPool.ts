import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { SteadyClient, SteadyPool } from './SteadyPool.ts';

/** Each connection of the server keeps what was prepared on it. */
const mostStatements = 500;

/**
 * A statement that asks for all columns would answer other ones after a migration beside running
 * processes, which the server refuses for as long as the connection lives.
 */
const isKept = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/.test(text) && !text.includes('*');

/** A pool whose connections parse and plan a statement once, which takes longer than most reading. */
export class PreparingPool implements PostgresPool {
  readonly #names = new Map<string, string>();

  /** @param names whether statements are named: a name is of no use where connections are handed around */
  constructor(
    private readonly pool: SteadyPool,
    private readonly names = true,
  ) {}

  async connect(): Promise<PostgresPoolClient> {
    return new PreparingClient(await this.pool.connect(), (text) => this.#nameOf(text));
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  /** @returns `undefined` for what is not prepared. */
  #nameOf(text: string): string | undefined {
    if (!this.names) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements || !isKept(text)) return known;
    const name = `portal_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

class PreparingClient implements PostgresPoolClient {
  constructor(
    private readonly client: SteadyClient,
    private readonly nameOf: (text: string) => string | undefined,
  ) {}

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used');
    const name = this.nameOf(text);
    return this.client.query({
      ...(name === undefined ? {} : { name }),
      text,
      values: [...values],
    });
  }

  release(): void {
    this.client.release();
  }
}
