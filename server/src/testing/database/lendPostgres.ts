import type pg from 'pg';
import { Pristine } from './Pristine.ts';
import { createFromTemplate, withClient } from './postgresTemplate.ts';

let pristine: Promise<Pristine> | undefined;
/** Addresses of databases that nobody uses, put back to what they were. */
const idle: string[] = [];

const sessionOf = (client: pg.Client) => (statement: string, parameters?: string[]) =>
  client.query<Record<string, unknown>>(statement, parameters);

/**
 * A database of its own for one test file, which another gets after it, emptied.
 * @returns its address and how to give it back
 */
export async function lendPostgres(
  server: string,
  template: string,
): Promise<{ readonly url: string; readonly giveBack: () => Promise<void> }> {
  const url = idle.pop() ?? (await createFromTemplate(server, template)).url;
  pristine ??= withClient(url, (client) => Pristine.of(sessionOf(client)));
  const before = await pristine;
  return {
    url,
    giveBack: () =>
      withClient(url, async (client) => {
        await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        if (await before.restore(sessionOf(client))) idle.push(url);
      }),
  };
}
