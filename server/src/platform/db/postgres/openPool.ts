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
 * What the server does about a process of ours that is cut off: without these a transaction that it
 * has begun would keep its locks for two hours.
 */
const session = `
  set idle_in_transaction_session_timeout = '60s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3;`;

/** @param connections the most that are open at a time */
export function openPool(url: string, connections: number): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 10_000,
    onConnect: (client) => client.query(session),
  });
}

/** One connection of its own, for work that takes longer than a transaction of the portal may rest. */
export function oneConnection(url: string): pg.Pool {
  return new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: 10_000 });
}
