import type { ParserOptions, PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import { parsers } from '../../db/connection/parsers.ts';
import type { EmbeddedDatabase } from '../../db/connection/PGliteDialect.ts';

declare global {
  /** Set by jest's environment of the server project: opens a copy of the prepared image. */
  var openOuterDatabase: ((parsers: ParserOptions) => Promise<PGlite>) | undefined;
}

const json = { 114: JSON.parse, 3802: JSON.parse } as const;
const instants = { 1114: toDate, 1184: toDate } as const;

function toDate(text: string): Date {
  return new Date(text);
}

/**
 * An embedded database outside of the test file's world. Dates and errors are not the same there and
 * here, so they are translated.
 */
export class OuterDatabase implements EmbeddedDatabase {
  static async open(): Promise<OuterDatabase> {
    if (!globalThis.openOuterDatabase) throw new Error('server tests need their environment');
    return new OuterDatabase(
      await globalThis.openOuterDatabase({ ...json, ...instants, ...parsers }),
    );
  }

  private constructor(private readonly pglite: PGlite) {}

  readonly waitReady = Promise.resolve();

  exec(sql: string): Promise<Results[]> {
    return here(() => this.pglite.exec(sql));
  }

  query<T>(sql: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const texts = values.map((value) => (value instanceof Date ? value.toISOString() : value));
    return here(() => this.pglite.query<T>(sql, texts, options));
  }

  close(): Promise<void> {
    return here(() => this.pglite.close());
  }
}

async function here<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw Object.assign(new Error((error as Error).message), error);
  }
}
