import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql, type Migration } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { findPostgres } from '../faults/OwnPostgres.ts';
import { defineJob } from '../jobs/Queue.ts';
import { PgBossQueue } from '../jobs/PgBossQueue.ts';
import { openCluster, type Member } from './openCluster.ts';

jest.setTimeout(120_000);

const programs = findPostgres();
let cluster: Awaited<ReturnType<typeof openCluster>>;

beforeAll(async () => {
  if (programs !== undefined) cluster = await openCluster(programs);
});
afterAll(async () => {
  if (programs !== undefined) await cluster.close();
});

// Where PostgreSQL is not installed there is nothing that two processes could share.
const withPostgres = programs === undefined ? describe.skip : describe;

withPostgres('a newer version that starts beside an older one', () => {
  const more: Migration = {
    up: async (db) => {
      await sql`alter table portal.site add column more text`.execute(db);
    },
  };
  const newer = { ...migrations, '9000_more': more };

  it('keeps nobody from a table that it waits for', async () => {
    const [{ db }, { db: other }] = [cluster.first.deps, cluster.second.deps];
    const sites = (from = db) => from.selectFrom('portal.site').selectAll().execute();
    const letGo = new AbortController();
    let held = Promise.resolve();
    await new Promise<void>((holds) => {
      held = db.transaction().execute(async (trx) => {
        await sites(trx);
        holds();
        await once(letGo.signal, 'abort');
      });
    });
    const migrating = migrate(other, newer);
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted
        and relation = 'portal.site'::regclass`.execute(db);
      return rows.length > 0;
    };
    while (!(await isWaiting()));
    // Begins behind the migration, which waits behind the transaction, which does not end yet.
    expect(await sites()).toEqual([]);
    letGo.abort();
    await held;
    await migrating;
    const { rows } = await sql`select more from portal.site`.execute(db);
    expect(rows).toEqual([]);
  });

  it('makes its queues while others do', async () => {
    const start = async ({ deps }: Member) => {
      const queue = new PgBossQueue(deps.db, deps.log);
      for (let kind = 0; kind < 10; kind += 1) {
        queue.work(defineJob(`test.kind-${kind}`), () => Promise.resolve());
      }
      await queue.start({ workers: false });
      await queue.stop();
    };
    const { first, second } = cluster;
    await Promise.all([first, second, first, second].map(start));
    const { rows } = await sql`select 1 from pgboss.queue where name like 'test.kind-%'`.execute(
      first.deps.db,
    );
    expect(rows).toHaveLength(10);
  });

  it('lets the older one begin once more', async () => {
    await migrate(cluster.first.deps.db);
    expect((await cluster.first.manager.inject({ url: '/ready' })).statusCode).toBe(200);
  });
});
