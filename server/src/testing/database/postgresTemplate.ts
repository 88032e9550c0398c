import pg from 'pg';
import { structureKey } from '../../platform/db/connection/databaseImage.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openPostgres } from '../../platform/db/postgres/openPostgres.ts';
import { createQueues } from '../../platform/db/jobTables.ts';
import { testQueues } from './testQueues.ts';

/** Connects for the duration of some work. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

/** Creates the migrated template of test databases. @returns its name */
export async function createTemplate(url: string): Promise<string> {
  const name = `portal_template_${await structureKey()}`;
  await withClient(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const { db } = openPostgres(databaseUrl(url, name), { connections: 2 });
  await migrate(db);
  await createQueues(db, testQueues());
  await db.destroy();
  return name;
}

/** Prefix of a test run's databases; the run is identified by jest's main process. */
const prefix = () => `portal_test_${process.env['TEST_DATABASE_RUN'] ?? process.pid}_`;
let made = 0;

/** Creates a database. @returns its address, and a function that drops it */
export async function createFromTemplate(
  url: string,
  template: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  made += 1;
  const name = `${prefix()}${process.pid}_${made}`;
  await withClient(url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(url, name),
    drop: () =>
      withClient(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** Drops a test run's remaining databases. */
export async function dropDatabases(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}
