import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';
import { Mutex } from '../Mutex.ts';

/** What is used of one. */
export type EmbeddedDatabase = Pick<PGlite, 'exec' | 'query' | 'waitReady' | 'close'>;

class PGliteConnection implements DatabaseConnection {
  constructor(private readonly pglite: EmbeddedDatabase) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Only the simple protocol takes several statements at once, and it takes no parameters.
    const result =
      query.parameters.length === 0
        ? (await this.pglite.exec(query.sql)).at(-1)
        : await this.pglite.query<Row>(query.sql, [...query.parameters]);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the row type is the query builder's promise, the database does not know it
    const rows = (result?.rows ?? []) as Row[];
    return { rows, numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

/** PGlite has one session, so one connection is handed around under one mutex. */
class PGliteDriver implements Driver {
  readonly #mutex = new Mutex();
  readonly #connection: PGliteConnection;

  constructor(private readonly pglite: EmbeddedDatabase) {
    this.#connection = new PGliteConnection(pglite);
  }

  async init(): Promise<void> {
    await this.pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  releaseConnection(): Promise<void> {
    this.#mutex.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    await this.#mutex.acquire();
    await this.pglite.close();
  }
}

/** Kysely over one open PGlite. */
export class PGliteDialect implements Dialect {
  constructor(private readonly pglite: EmbeddedDatabase) {}
  createDriver(): Driver {
    return new PGliteDriver(this.pglite);
  }
  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }
  createAdapter() {
    return new PostgresAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
}
