import pg from 'pg';
import { structureKey } from '../../db/connection/databaseImage.ts';
import { migrate } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres/openPostgres.ts';
import { createQueues } from './createQueues.ts';

async function withAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
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

/** Makes the migrated database that test databases are copied from. @returns its name. */
export async function createTemplate(url: string): Promise<string> {
  const name = `portal_template_${await structureKey()}`;
  await withAdmin(url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const { db } = openPostgres(databaseUrl(url, name), { connections: 2 });
  await migrate(db);
  await createQueues(db);
  await db.destroy();
  return name;
}

/** A database of its own for one test file. @returns its address and how to remove it. */
export async function createFromTemplate(
  url: string,
  template: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `portal_test_${process.pid}_${Date.now().toString(36)}_${Math.floor(Math.random() * 1e9).toString(36)}`;
  await withAdmin(url, (client) => client.query(`create database ${name} template ${template}`));
  return {
    url: databaseUrl(url, name),
    drop: () =>
      withAdmin(url, async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}
