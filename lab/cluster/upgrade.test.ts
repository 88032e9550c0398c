import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { type Kysely, type Migration, sql } from 'kysely';
import type { Database } from '@portal/server/src/platform/db/Database.ts';
import { migrate } from '@portal/server/src/platform/db/migrate.ts';
import { migrations } from '@portal/server/src/platform/db/migrations/index.ts';
import { defineJob } from '@portal/server/src/platform/jobs/Queue.ts';
import { PgBossQueue } from '@portal/server/src/platform/jobs/PgBossQueue.ts';
import { SignInVisit } from '@portal/server/src/testing/browsers/SignInVisit.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { anAccountsTeam, testPassword } from '@portal/server/src/testing/builders/accountPeople.ts';
import { aRelease } from '@portal/server/src/testing/builders/aRelease.ts';
import { orderOf, place } from '@portal/server/src/testing/builders/checkout.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson } from '@portal/server/src/testing/builders/people.ts';
import { clusterOfTests } from './clusterOfTests.ts';
import type { Member } from './openCluster.ts';

jest.setTimeout(120_000);

const email = 'hanako@kiban.example';
const cluster = clusterOfTests();

cluster.describe('a newer version that starts while an older one runs', () => {
  const adding = (table: string, column = 'more'): Migration => ({
    up: async (db) => {
      await sql`alter table ${sql.raw(table)} add column ${sql.raw(column)} text`.execute(db);
    },
  });

  const countOf = async (db: Kysely<Database>, table: 'portal.site' | 'portal.setting') => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return rows.length;
  };

  /** Reads sites and then, on a signal, settings, in one transaction. */
  const readBoth = async () => {
    const goOn = new AbortController();
    let read = Promise.resolve(0);
    await new Promise<void>((holds) => {
      read = cluster.first.deps.db.transaction().execute(async (trx) => {
        await countOf(trx, 'portal.site');
        holds();
        await once(goOn.signal, 'abort');
        return countOf(trx, 'portal.setting');
      });
    });
    return () => {
      goOn.abort();
      return read;
    };
  };
  const untilAwaited = async (table: string) => {
    const isAwaited = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted
        and relation = ${table}::regclass`.execute(cluster.first.deps.db);
      return rows.length > 0;
    };
    while (!(await isAwaited())) await wait(10);
  };

  it('does not block readers of a table whose lock it waits for', async () => {
    const { db } = cluster.first.deps;
    const goOn = await readBoth();
    const migrating = migrate(cluster.second.deps.db, {
      ...migrations,
      '9000_more': adding('portal.site'),
    });
    await untilAwaited('portal.site');
    // Queues behind the migration, which waits for the open transaction.
    expect(await countOf(db, 'portal.site')).toBe(0);
    await goOn();
    await migrating;
    const { rows } = await sql`select more from portal.site`.execute(db);
    expect(rows).toEqual([]);
  });

  it('does not deadlock with a reader of two tables', async () => {
    const { db } = cluster.first.deps;
    const goOn = await readBoth();
    let read = Promise.resolve(0);
    await migrate(cluster.second.deps.db, {
      ...migrations,
      '9000_more': adding('portal.site'),
      '9001_setting': adding('portal.setting'),
      '9002_site': {
        up: async (trx) => {
          read = goOn();
          await Promise.race([read, untilAwaited('portal.setting')]);
          await adding('portal.site', 'most').up(trx);
        },
      },
    });
    expect(await read).toBe(await countOf(db, 'portal.setting'));
  });

  it('expands every table unnoticed while people list, order, sign in and publish', async () => {
    const { first, second, inTurn, join } = cluster;
    const { deps } = first;
    await anAccountsTeam(deps);
    const person = await aPerson(deps);
    await aLicense(deps, person.team);
    const client = await signIn({ deps, manager: inTurn('manager') }, person);
    let releases = 0;
    const acts: Readonly<Record<string, (at: Member) => Promise<number>>> = {
      list: async () => (await client.get('/api/licenses')).statusCode,
      notices: async () => (await client.get('/api/notices')).statusCode,
      order: async () => ('status' in (await place(client, orderOf({ deps }))) ? 200 : 409),
      orders: async () => (await client.get('/api/orders')).statusCode,
      'sign-in': async () => {
        const visit = await SignInVisit.open({ accounts: inTurn('accounts') });
        const { location = '' } = await visit.send({ email, password: testPassword });
        return (await visit.browser.visit(location)).statusCode;
      },
      release: async ({ operator }) => {
        const { manifest, files } = aRelease({ version: `1.${(releases += 1)}.0` }, `${releases}`);
        const url = `/operator/releases/${manifest.name}`;
        const payload = { manifest, files, any_version: true };
        return (await operator.inject({ method: 'POST', url, payload })).statusCode;
      },
      jobs: async ({ deps: { queue } }) => {
        await queue.drain();
        return 200;
      },
    };
    const failed: string[] = [];
    const actAll = async (at: Member) => {
      for (const [name, act] of Object.entries(acts)) {
        const status = await act(at);
        if (status !== 200) failed.push(`${name}: ${status}`);
      }
    };
    const over = new AbortController();
    let rounds = 0;
    const busy = [first, second].map(async (member) => {
      while (!over.signal.aborted) {
        await actAll(member);
        rounds += 1;
      }
    });
    const untilRounds = async (count: number) => {
      while (rounds < count) await wait(10);
    };
    await untilRounds(4);
    await migrate(second.deps.db, await laterStructure(deps.db));
    await untilRounds(rounds + 4);
    over.abort();
    await Promise.all(busy);
    await actAll(await join());
    expect(failed).toEqual([]);
  });

  it('creates its queues concurrently with others', async () => {
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

  it('lets the older version start again', async () => {
    await migrate(cluster.first.deps.db);
    expect((await cluster.first.manager.inject({ url: '/ready' })).statusCode).toBe(200);
  });
});

/**
 * Migrations of a future version that expand every table by a nullable column and one with a
 * default, in one migration per table.
 */
async function laterStructure(db: Kysely<Database>): Promise<Readonly<Record<string, Migration>>> {
  const { rows } = await sql<{ readonly name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and not relispartition
      and relnamespace in ('portal'::regnamespace, 'accounts'::regnamespace, 'manager'::regnamespace)
    order by 1`.execute(db);
  const expanding = rows.map(({ name }, index): [string, Migration] => [
    `${String(9000 + index)}_expand`,
    {
      up: async (trx) => {
        await sql`alter table ${sql.raw(name)} add column later text,
          add column later_count integer not null default 0`.execute(trx);
      },
    },
  ]);
  return { ...migrations, ...Object.fromEntries(expanding) };
}
