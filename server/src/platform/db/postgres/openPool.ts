import pg from 'pg';
import { parsers } from '../parsers.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const own = format === 'binary' ? undefined : parsers[id];
    // oxlint-disable-next-line typescript/no-unsafe-return -- the driver types its own parsers as any
    return own ?? pg.types.getTypeParser(id, format);
  },
};

/**
 * Server-side timeouts for a process that is cut off: without them its open transaction would keep
 * its locks for two hours.
 */
const session = `
  set idle_in_transaction_session_timeout = '60s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3;`;

/** @param connections pool size */
export function openPool(url: string, connections: number, rest: pg.PoolConfig = {}): pg.Pool {
  return new pg.Pool({
    ...rest,
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(session),
  });
}

/** A single connection for work beyond the portal's transaction timeout. */
export function oneConnection(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: 10_000 });
}
