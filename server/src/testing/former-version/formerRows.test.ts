import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import { openPGlite } from '../../platform/db/connection/openPGlite.ts';
import type { Database } from '../../platform/db/Database.ts';
import { numberOf } from '../../platform/db/laterMigrations.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { readFormerVersion } from './FormerVersion.ts';

const former = readFormerVersion();
const isFormer = (name: string) => numberOf(name) <= numberOf(former.migration);

let db: Kysely<Database>;
beforeAll(async () => {
  ({ db } = await openPGlite({}));
}, 60_000);
afterAll(() => db.destroy());

/** A value of each type that most checks accept. */
const valueOf: Readonly<Record<string, string>> = {
  text: 'x',
  integer: '1',
  smallint: '1',
  bigint: '1',
  'double precision': '1',
  numeric: '1',
  uuid: '00000000-0000-4000-8000-000000000000',
  inet: '::1',
  interval: '1 day',
  boolean: 'true',
  date: '2026-11-01',
  jsonb: '[]',
  bytea: 'x',
  ARRAY: '{}',
  'timestamp with time zone': '2026-11-01T00:00:00Z',
};

/** Values of columns that take only some. */
const listed: Readonly<Record<string, string>> = {
  'accounts.account.status': 'active',
  'accounts.account.locale': 'ja',
  'accounts.account.country_code': 'JP',
  'accounts.sso_attempt.kind': 'test',
  'manager.bank_line.outcome': 'unclear',
};

/**
 * Inserts a row into each table, without foreign keys.
 * @returns the tables that have one; checks refuse the rows of others
 */
async function fillTables(): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string; names: string[]; types: string[] }>`
    select format('%I.%I', table_schema, table_name) as table,
      array_agg(column_name::text) as names, array_agg(data_type::text) as types
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema in ('portal', 'accounts', 'manager') and table_type = 'BASE TABLE'
      and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
      and is_generated = 'NEVER'
    group by 1 order by 1`.execute(db);
  const filled: string[] = [];
  for (const { table, names, types } of rows) {
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const values = names.map(
      (name, index) => listed[`${table}.${name}`] ?? valueOf[types[index] ?? ''] ?? 'x',
    );
    try {
      await sql`insert into ${sql.raw(table)} (${columns}) values (${sql.join(
        values.map((value) => sql.lit(value)),
      )})`.execute(db);
      filled.push(table);
    } catch (error) {
      if (!(error instanceof Error && /violates check constraint|no partition/.test(error.message)))
        throw error;
    }
  }
  return filled;
}

const rowsOf = async (table: string) => (await sql`table ${sql.raw(table)}`.execute(db)).rows;

describe('a database of the former version', () => {
  it('keeps its rows when this version takes it over', async () => {
    const known = Object.entries(migrations).filter(([name]) => isFormer(name));
    await migrate(db, Object.fromEntries(known));
    await sql`set session_replication_role = replica`.execute(db);
    const filled = await fillTables();
    await sql`set session_replication_role = origin`.execute(db);
    // Those that the migrations after it change.
    expect(filled).toEqual(
      expect.arrayContaining([
        'accounts.account',
        'accounts.session_proof',
        'accounts.sso_attempt',
        'manager.bank_line',
        'manager.release_canary',
      ]),
    );
    const before = new Map<string, unknown[]>();
    for (const table of filled) before.set(table, await rowsOf(table));
    await migrate(db);
    for (const [table, rows] of before)
      expect([table, await rowsOf(table)]).toMatchObject([table, rows]);
  }, 120_000);
});
