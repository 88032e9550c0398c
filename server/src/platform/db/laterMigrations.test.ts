import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql, type Kysely, type Migration } from 'kysely';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

let db: Kysely<Database>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());

const nothing: Migration = { up: () => Promise.resolve() };
const executed = async () => {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name;
};

it('lets an older version start after the additions of a newer one', async () => {
  await migrate(db, { ...migrations, '9000_more': nothing });
  await migrate(db);
  expect(await executed()).toBe('9000_more');
});

it('lets two versions migrate at once', async () => {
  const versions = ['9001_a', '9002_b', '9003_c', '9004_d'].map((_name, index, all) => ({
    ...migrations,
    ...Object.fromEntries(all.slice(0, index + 1).map((name) => [name, nothing])),
  }));
  await Promise.all(versions.map((version) => migrate(db, version)));
  expect(await executed()).toBe('9004_d');
});

it('refuses a version that needs what a newer one has removed, with a message', async () => {
  const expanded = { ...migrations, '9000_more': nothing, '9005_expand': nothing };
  await migrate(db, { ...expanded, '9006_drop_needs_9005': nothing });
  await migrate(db, expanded);
  await expect(migrate(db)).rejects.toThrow(
    'A newer version of the portal has taken away from the database what this one needs (9006_drop_needs_9005). Start a version that has migration 9005, or put a backup back.',
  );
});
