import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  applyLicenseListView,
  licenseListView,
  licenseSortKeys,
  licenseUses,
  products,
  tokyoDay,
  validityKinds,
  type LicenseListView,
} from '@portal/shared/domain';
import fc from 'fast-check';
import { demoLicenses } from '../../../app/demo/demoLicenses.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { collectBatches } from '../../../platform/answers/long/readBatches.ts';
import { aPace } from '../../../testing/builders/aPace.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { allLicenses, firstLicenses } from './licenses.list.ts';
import { toLicense } from './licenses.presenter.ts';
import { listedLicenses } from './licenses.queries.ts';

let server: TestServer;
let teamId: string;
/** Names that database collations sort differently from code points. */
const names = ['佐藤', 'ａｂｅ', 'Abe', 'abe', '𠮷田', 'Ｚoe', 'Émile', '髙橋', ''];

beforeAll(async () => {
  server = await createTestServer();
  const team = await aTeam(server.deps);
  teamId = team.id;
  const userIds: string[] = [];
  for (const [index, last_name] of names.entries()) {
    // In reverse, so that the two languages order people differently.
    const first_name = names[names.length - 1 - index] ?? '';
    userIds.push((await aPerson(server.deps, { team, last_name, first_name })).id);
  }
  const { db, clock, config } = server.deps;
  const demo = { teamId, userIds, count: 300, homes: config.dataDir };
  await db.transaction().execute((trx) => demoLicenses(trx, clock(), demo));
});
afterAll(() => server.close());

const aView: fc.Arbitrary<LicenseListView> = fc.record({
  search: fc.constant(''),
  product: fc.constantFrom(null, ...products),
  mode: fc.constantFrom(null, 'network' as const, 'standalone' as const),
  validity: fc.constantFrom(null, null, ...validityKinds),
  use: fc.constantFrom(null, null, ...licenseUses),
  trial: fc.constantFrom(null, null, 'yes' as const),
  sort: fc.record({ key: fc.constantFrom(...licenseSortKeys), descending: fc.boolean() }),
});
describe('firstLicenses and allLicenses', () => {
  it.each(['en', 'ja'] as const)(
    'sort rows by the same rule as the browser (%s)',
    async (locale) => {
      const { db, clock } = server.deps;
      const now = clock();
      const today = tokyoDay(now);
      const records = await listedLicenses(db, { teamId, now, seesUse: true }).execute();
      const licenses = records.map((record) => toLicense(record, { today, locale }));
      expect(new Set(licenses.map(({ activation }) => activation.kind)).size).toBe(2);
      expect(new Set(licenses.map(({ idle }) => idle)).size).toBe(2);
      const isSame = async (view: LicenseListView) => {
        const request = { teamId, view, renewable: false, seesUse: true, now, today, locale };
        const first = await firstLicenses(server.deps, { ...request, limit: 40 }, aPace());
        const wanted = applyLicenseListView(licenses, view, today).map(({ number }) => number);
        expect(first.total).toBe(wanted.length);
        expect(first.rows.map(({ number }) => number)).toEqual(wanted.slice(0, 40));
        const all = await collectBatches(allLicenses(server.deps, request, aPace()));
        expect(all.map(({ number }) => number)).toEqual(wanted);
      };
      for (const key of licenseSortKeys)
        for (const descending of [true, false])
          await isSame({ ...licenseListView.initial, sort: { key, descending } });
      await fc.assert(fc.asyncProperty(aView, isSame), { numRuns: 30 });
    },
  );

  it('count contract months as the domain does', async () => {
    const rows = await server.deps.db
      .selectFrom('manager.license')
      .select(['months', 'number'])
      .where('team_id', '=', teamId)
      .orderBy('months', 'desc')
      .execute();
    const { clock } = server.deps;
    const now = clock();
    const view = { ...licenseListView.initial, sort: { key: 'months' as const, descending: true } };
    const list = {
      teamId,
      view,
      renewable: false,
      seesUse: true,
      now,
      today: tokyoDay(now),
      locale: 'en' as const,
    };
    const sorted = await collectBatches(allLicenses(server.deps, list, aPace()));
    const monthsOf = new Map(rows.map(({ number, months }) => [number, months]));
    expect(sorted.map(({ number }) => monthsOf.get(number))).toEqual(
      rows.map(({ months }) => months),
    );
  });

  it('answers the first of 10,000 rows long before all of them', async () => {
    const { db, clock, config } = server.deps;
    const large = await aPerson(server.deps);
    const now = clock();
    const today = tokyoDay(now);
    const people = { teamId: large.team.id, userIds: [large.id] };
    const demo = { ...people, count: 10_000, homes: config.dataDir };
    await db.transaction().execute((trx) => demoLicenses(trx, now, demo));
    const askedAt = performance.now();
    const request = { teamId: large.team.id, view: licenseListView.initial, renewable: false };
    const list = { ...request, seesUse: true, today, locale: 'en' as const, limit: 100, now };
    const first = await firstLicenses(server.deps, list, aPace());
    const firstDone = performance.now();
    const client = await server.signIn(large);
    const calledAt = performance.now();
    const whole = await client.get('/api/licenses/');
    const wholeDone = performance.now();
    expect(first.rows).toHaveLength(100);
    expect(first.rows).toEqual(whole.json<unknown[]>().slice(0, 100));
    // Relative, because a busy machine slows both; when idle, it was 10 and 300 ms.
    expect(firstDone - askedAt).toBeLessThan((wholeDone - calledAt) / 2);
  });
});
