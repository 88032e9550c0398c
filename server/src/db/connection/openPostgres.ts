import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../Database.ts';
import { parsers } from './parsers.ts';
import { PreparingPool } from './PreparingPool.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const own = format === 'binary' ? undefined : parsers[id];
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- the driver types its own parsers as any
    return own ?? pg.types.getTypeParser(id, format);
  },
};

/** Opens a pool on a PostgreSQL server. `onError` hears of idle connections that broke. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  connections = 10,
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onError);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: new PreparingPool(pool) }) });
}
