import pg from 'pg';
import type { Probe } from './DatabaseWatch.ts';
import type { ServerClock } from './ServerClock.ts';

const connectWithinMs = 3_000;

interface Listening {
  readonly channel: string;
  /** Hears the word that was told on the channel; none when something may have been told before. */
  readonly heard: (word?: string) => void;
}

/**
 * Connects to a PostgreSQL server for asking whether it serves, and listens there.
 *
 * @param clock is compared with the server's
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
  // The next question tells of it.
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
      // A standby does not let anybody listen.
      await client.query(`listen ${client.escapeIdentifier(listening.channel)}`);
      listens = true;
      listening.heard();
    },
    close: () => {
      void client.end();
    },
  };
}

/** The error of a PostgreSQL server that is a standby: it takes no writes until it is promoted. */
class StandbyError extends Error {
  override readonly name = 'StandbyError';
  readonly code = '25006';
  constructor() {
    super('the database server is a standby');
  }
}
