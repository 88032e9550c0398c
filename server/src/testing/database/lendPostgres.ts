import { Socket } from 'node:net';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { announcementChannel } from '../../platform/db/Announcements.ts';
import { openPool } from '../../platform/db/postgres/openPool.ts';
import { PreparingPool } from '../../platform/db/postgres/PreparingPool.ts';
import { SteadyPool } from '../../platform/db/postgres/SteadyPool.ts';
import { discarded } from './discarded.ts';
import { Pristine } from './Pristine.ts';
import { createFromTemplate } from './postgresTemplate.ts';

/** A database with its connections. Idle ones do not keep the process alive. */
interface Opened {
  readonly keeper: pg.Client;
  readonly connections: pg.Pool;
  readonly pool: PreparingPool;
}

let pristine: Promise<Pristine> | undefined;
/** Unused databases in their original state. */
const idle: Opened[] = [];
const mostConnections = 5;
/** Marks connections that stay open. */
const kept = 'kept for the next test file';
const alwaysHere = {
  suspect: () => undefined,
  untilHere: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

const sessionOf = (client: pg.Client) => (statement: string, parameters?: string[]) =>
  client.query<Record<string, unknown>>(statement, parameters);

async function open(server: string, template: string): Promise<Opened> {
  const { url } = await createFromTemplate(server, template);
  const keeper = new pg.Client({ connectionString: url, stream: () => new Socket().unref() });
  // The run's end drops databases that have connections.
  keeper.on('error', () => undefined);
  await keeper.connect();
  await keeper.query(`listen ${announcementChannel}`);
  const connections = openPool(url, mostConnections, {
    application_name: kept,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
  });
  const pool = new PreparingPool(new SteadyPool(() => connections, alwaysHere));
  return { keeper, connections, pool };
}

/** @returns false if a test still uses a connection: then all end with the test. */
async function reset(connections: pg.Pool): Promise<boolean> {
  if (connections.idleCount < connections.totalCount) {
    await connections.end();
    return false;
  }
  const each = Array.from({ length: connections.totalCount }, () => connections.connect());
  for (const client of await Promise.all(each)) {
    await client.query(discarded);
    client.release();
  }
  return true;
}

/**
 * Lends a separate database to a test file. Later test files reuse it and its connections: a
 * connection is a process of PostgreSQL, and it and its first statements cost more than most test
 * files.
 * @param onNotice receives the notifications of committed work
 */
export async function lendPostgres(
  server: string,
  template: string,
  onNotice: (word: string) => void,
): Promise<{ readonly pool: PostgresPool; readonly giveBack: () => Promise<void> }> {
  const opened = idle.pop() ?? (await open(server, template));
  const { keeper, connections, pool } = opened;
  const run = sessionOf(keeper);
  pristine ??= Pristine.of(run);
  const before = await pristine;
  const hear = ({ payload = '' }: pg.Notification) => {
    onNotice(payload);
  };
  keeper.on('notification', hear);
  return {
    pool: { connect: () => pool.connect(), end: () => Promise.resolve() },
    giveBack: async () => {
      const isReset = await reset(connections);
      keeper.off('notification', hear);
      await keeper.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and application_name <> $1`,
        [kept],
      );
      if ((await before.restore(run)) && isReset) {
        idle.push(opened);
        return;
      }
      if (isReset) await connections.end();
      await keeper.end();
    },
  };
}
