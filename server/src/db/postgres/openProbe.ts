import pg from 'pg';
import type { Probe } from './DatabaseWatch.ts';

const connectWithinMs = 3_000;

/**
 * Connects to a PostgreSQL server for asking whether it serves, and listens there.
 *
 * @param listening.heard hears the word that was told on the channel; none when something may have
 *   been told before it was heard
 */
export async function openProbe(
  url: string,
  listening?: { readonly channel: string; readonly heard: (word?: string) => void },
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
      const { rows } = await client.query<{ standby: boolean }>(
        'select pg_is_in_recovery() as standby',
      );
      if (rows[0]?.standby === true) throw new StandbyError();
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
