import type pg from 'pg';
import { Pristine } from './Pristine.ts';
import { createFromTemplate, withClient } from './postgresTemplate.ts';

let pristine: Promise<Pristine> | undefined;
/** Addresses of unused databases in their original state. */
const idle: string[] = [];

const sessionOf = (client: pg.Client) => (statement: string, parameters?: string[]) =>
  client.query<Record<string, unknown>>(statement, parameters);

/**
 * Lends a separate database to a test file; later test files reuse it.
 * @returns its address, and a function that returns it
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
