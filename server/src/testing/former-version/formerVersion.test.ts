import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/db/Database.ts';
import { numberOf } from '../../platform/db/laterMigrations.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { openTestDatabase } from '../database/openTestDatabase.ts';
import { readFormerVersion } from './FormerVersion.ts';
import { formOf } from './statementRecorder.ts';
import { refusedStatements } from './refusedStatements.ts';

const former = readFormerVersion();
let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

describe('the current structure', () => {
  it('supports the former version, which runs in parallel during an upgrade', async () => {
    const refused = await refusedStatements(db, former.statements);
    const sentences = refused.map(
      ({ statement, reason }) =>
        `Version ${former.version} still sends what the structure refuses: ${reason}. Expand now, and contract in the version after this one (docs/contributing.md, “Migrations”). ${statement}`,
    );
    expect(sentences).toEqual([]);
  });

  it('has every migration of the former version', () => {
    const numbers = Object.keys(migrations).map(numberOf);
    expect(Object.keys(migrations)).toContain(former.migration);
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(numberOf(former.migration));
    expect(former.statements.length).toBeGreaterThan(500);
  });
});

describe('refusedStatements', () => {
  const reasonsAfter = async (change: string) => {
    await sql`create table public.former (a integer not null, b text)`.execute(db);
    await sql.raw(change).execute(db);
    const refused = await refusedStatements(db, [
      'select "a", "b" from "public"."former" where "a" = $1',
      'insert into "public"."former" ("a", "b") values ($1, $2)',
      'insert into public.former (a) select $1',
      'select coalesce("a", 0) from "public"."former"',
    ]);
    await sql`drop table public.former`.execute(db);
    return refused.map(({ reason }) => reason);
  };

  it('accepts new columns that are nullable or have a default', async () => {
    const more = 'add column c integer, add column d integer not null default 1';
    expect(await reasonsAfter(`alter table public.former ${more}`)).toEqual([]);
  });

  it('names what was removed', async () => {
    expect(await reasonsAfter('alter table public.former drop column b')).toEqual([
      'column "b" does not exist',
      'column "b" of relation "former" does not exist',
    ]);
  });

  it('names a required column that inserts omit', async () => {
    const wants = 'public.former wants c';
    expect(await reasonsAfter('alter table public.former add column c integer not null')).toEqual([
      wants,
      wants,
    ]);
    expect(await reasonsAfter('alter table public.former alter column b set not null')).toEqual([
      'public.former wants b',
    ]);
  });

  // A column used only with parameters would accept any type.
  it('names a type that no longer fits', async () => {
    const change = 'alter table public.former drop column a, add column a jsonb';
    expect(await reasonsAfter(change)).toEqual([
      'COALESCE types jsonb and integer cannot be matched',
    ]);
  });
});

describe('formOf', () => {
  it('is equal for any number of values or rows', () => {
    const forms = [
      'select a from b where c in ($1) and d = $2',
      'select a from b where c in ($1, $2, $3) and d = $4',
      'insert into a (b, c) values ($1, $2)',
      'insert into a (b, c) values ($1, $2), ($3, $4)',
    ].map(formOf);
    expect(new Set(forms).size).toBe(2);
  });
});
