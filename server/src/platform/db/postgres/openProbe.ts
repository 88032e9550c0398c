import pg from 'pg';
import type { Probe } from './DatabaseWatch.ts';
import type { ServerClock } from './ServerClock.ts';

const connectWithinMs = 3_000;

interface Listening {
  readonly channel: string;
  /** Receives each payload; none after a (re)connection, when notifications may have been lost. */
  readonly heard: (word?: string) => void;
}

/**
 * Opens the watch's connection to a PostgreSQL server, and listens on it.
 *
 * @param clock is synchronised with the server
 */
export async function openProbe(
  url: string,
  listening?: Listening,
  clock?: Pick<ServerClock, 'compare'>,
): Promise<Probe> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
  });
  // The next query reports the error.
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    listening?.heard(payload);
  });
  await client.connect();
  let listens = listening === undefined;
  return {
    ask: async () => {
      const sentAt = performance.now();
      const { rows } = await client.query<{ standby: boolean; ms: number }>(
        `select pg_is_in_recovery() as standby,
          (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
      );
      const [answer] = rows;
      if (answer?.standby === true) throw new StandbyError();
      if (answer) clock?.compare(answer.ms, sentAt, performance.now());
      if (listens || !listening) return;
      // A standby does not support LISTEN.
      await client.query(`listen ${client.escapeIdentifier(listening.channel)}`);
      listens = true;
      listening.heard();
    },
    close: () => {
      void client.end();
    },
  };
}

/** The PostgreSQL server is a standby: it accepts no writes until it is promoted. */
class StandbyError extends Error {
  override readonly name = 'StandbyError';
  readonly code = '25006';
  constructor() {
    super('the database server is a standby');
  }
}
