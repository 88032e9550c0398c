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
import type { DiskSpace } from '../../data-dir/DiskSpace.ts';
import { DatabaseAwayError, DiskFullError, errorCode } from '../../errors.ts';
import { Mutex } from '../Mutex.ts';
import { isOfTransaction, isPreparable } from '../preparable.ts';

/** The methods of PGlite that the dialect uses. */
export type EmbeddedDatabase = Pick<PGlite, 'exec' | 'query' | 'waitReady' | 'close'>;

/** What the embedded database needs to survive a full disk. */
export interface Care {
  /** Opens the same database again. */
  readonly reopen?: (() => Promise<EmbeddedDatabase>) | undefined;
  readonly disk?: Pick<DiskSpace, 'isLow' | 'requireRoom'> | undefined;
}

/** Beginnings of statements that change nothing. */
const reading = /^\s*(select|begin|commit|rollback|savepoint|release|show|set)\b/i;
const changing = /\b(insert|update|delete|merge)\b/i;

const writes = (text: string): boolean =>
  !reading.test(text) && !(/^\s*with\b/i.test(text) && !changing.test(text));

/** PostgreSQL's code for a full disk. */
const diskFull = '53100';

/** Whether the database has aborted: it says so itself, or its runtime has failed. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error) return error.severity === 'PANIC' || error.severity === 'FATAL';
  return error.name === 'RuntimeError' || error.name === 'ExitStatus';
}

class PGliteConnection implements DatabaseConnection {
  /** Why it aborted. A query on an aborted database might never return. */
  #broken: Error | undefined;

  constructor(
    private pglite: EmbeddedDatabase,
    private readonly care: Care,
  ) {}

  /**
   * Reopens the database after it aborted; its WAL holds all commits.
   * @throws DatabaseAwayError when it cannot be opened, mostly for lack of space
   */
  async mend(): Promise<void> {
    if (!this.#broken) return;
    if (!this.care.reopen || this.care.disk?.isLow() === true) {
      throw new DatabaseAwayError(this.#broken);
    }
    try {
      this.pglite = await this.care.reopen();
      this.#broken = undefined;
    } catch (error) {
      throw new DatabaseAwayError(error);
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#broken) throw new DatabaseAwayError(this.#broken);
    if (writes(query.sql)) this.care.disk?.requireRoom();
    try {
      return await this.#execute<Row>(query);
    } catch (error) {
      if (error instanceof Error && isBroken(error)) {
        this.#broken = error;
        throw new DatabaseAwayError(error);
      }
      throw errorCode(error) === diskFull ? new DiskFullError(error) : error;
    }
  }

  close(): Promise<void> {
    return this.#broken ? Promise.resolve() : this.pglite.close();
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Only the simple protocol takes several statements, and it takes no parameters.
    const { sql, parameters } = query;
    const isSingle = isOfTransaction(sql) || (isPreparable(sql) && !sql.includes(';'));
    const result =
      parameters.length === 0 && !isSingle
        ? (await this.pglite.exec(sql)).at(-1)
        : await this.pglite.query<Row>(sql, [...parameters]);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the row type is the query builder's promise, the database does not know it
    const rows = (result?.rows ?? []) as Row[];
    return { rows, numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the embedded database does not stream');
  }
}

/** PGlite has one session, so its one connection is shared under a mutex. */
class PGliteDriver implements Driver {
  readonly #mutex = new Mutex();
  readonly #connection: PGliteConnection;

  constructor(
    private readonly pglite: EmbeddedDatabase,
    care: Care,
  ) {
    this.#connection = new PGliteConnection(pglite, care);
  }

  async init(): Promise<void> {
    await this.pglite.waitReady;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    try {
      await this.#connection.mend();
    } catch (error) {
      this.#mutex.release();
      throw error;
    }
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
    await this.#connection.close();
  }
}

/** Kysely over one open PGlite. */
export class PGliteDialect implements Dialect {
  constructor(
    private readonly pglite: EmbeddedDatabase,
    private readonly care: Care = {},
  ) {}
  createDriver(): Driver {
    return new PGliteDriver(this.pglite, this.care);
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
