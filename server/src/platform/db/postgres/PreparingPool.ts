import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { mostStatements, outlivesChanges } from '../preparable.ts';
import type { SteadyClient, SteadyPool } from './SteadyPool.ts';

/** A pool with prepared statements: parsing and planning takes longer than most reads. */
export class PreparingPool implements PostgresPool {
  readonly #names = new Map<string, string>();

  /** @param names whether to name statements; useless where a pooler shares connections */
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

  /** @returns `undefined` for a statement that is not prepared */
  #nameOf(text: string): string | undefined {
    if (!this.names) return undefined;
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostStatements || !outlivesChanges(text))
      return known;
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
