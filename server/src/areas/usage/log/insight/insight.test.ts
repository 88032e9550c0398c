import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageInsightSchema } from '@portal/shared/contracts';
import { toCalendarDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { aLicense } from '../../../../testing/builders/licenses.ts';
import { aPerson, aTeam, type TestPerson } from '../../../../testing/builders/people.ts';
import {
  aUsedDay,
  aUsedHour,
  licensesAtMonthStart,
  refusedFor,
} from '../../../../testing/builders/usageFigures.ts';

let server: TestServer;
beforeAll(async () => {
  // The date is Saturday, 21 November 2026.
  server = await createTestServer();
});
afterAll(() => server.close());

const url = '/api/log/insight';
async function insight(person: TestPerson, query = '') {
  const client = await server.signIn(person);
  return usageInsightSchema.parse((await client.get(`${url}${query}`)).json());
}

describe('GET /api/log/insight', () => {
  it('answers peaks by day, use by weekday and hour, refusals by hour', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    await licensesAtMonthStart(server.deps, team, { month: '2026-11-01', licenses: 5 });
    await aUsedDay(server.deps, { team, day: '2026-11-02', peak: 4 });
    // Two Mondays and a Sunday.
    await aUsedHour(server.deps, { team, day: '2026-11-02', hour: 9, hours: 3, refusals: 2 });
    await aUsedHour(server.deps, { team, day: '2026-11-09', hour: 9, hours: 0.5 });
    await aUsedHour(server.deps, { team, day: '2026-11-08', hour: 23, hours: 1, refusals: 1 });
    await aUsedHour(server.deps, { team, day: '2026-10-31', hour: 9, hours: 7, refusals: 7 });
    const log = await insight(owner, '?start_at=2026-11-01&end_at=2026-11-09');
    expect(log.peaks.cd.slice(0, 3)).toEqual([
      ['2026-11-01', 0, 5],
      ['2026-11-02', 4, 5],
      ['2026-11-03', 0, 5],
    ]);
    expect(log.peaks.pd).toHaveLength(9);
    expect(log.use.cd).toEqual([
      [1, 9, 3.5],
      [7, 23, 1],
    ]);
    expect(log.use.pd).toEqual([]);
    expect(log.refusals.cd).toHaveLength(24);
    expect(log.refusals.cd.filter(([, count]) => count > 0)).toEqual([
      [9, 2],
      [23, 1],
    ]);
  });

  it('lists licenses unused for 30 days, the longest unused first', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    const startsOn = toCalendarDay('2026-06-01');
    const used = async (at: string, product: 'cd' | 'pd' = 'cd') => {
      const license = await aLicense(server.deps, team, { startsOn, product });
      await server.deps.db
        .insertInto('manager.usage_license')
        .values({ team_id: team.id, license_id: license.id, last_used_at: new Date(at) })
        .execute();
      return license;
    };
    await used('2026-10-23T00:00:00Z');
    // 22 October in Tokyo, 30 days ago.
    const month = await used('2026-10-21T15:30:00Z', 'pd');
    const never = await aLicense(server.deps, team, { startsOn });
    await aLicense(server.deps, team, { startsOn: toCalendarDay('2026-11-01') });
    await aLicense(server.deps, team, { startsOn, endsOn: toCalendarDay('2026-11-20') });
    expect((await insight(owner)).idle).toEqual([
      // Since the first of June: 30 - 1 + 31 + 31 + 30 + 31 + 21 days.
      { id: never.id, number: never.number, product_type: 'cd', last_used_at: null, days: 173 },
      {
        ...{ id: month.id, number: month.number, product_type: 'pd' },
        ...{ last_used_at: '2026-10-21T15:30:00.000Z', days: 30 },
      },
    ]);
  });

  it('does not count days in which a license was standalone and unreported', async () => {
    const owner = await aPerson(server.deps);
    const license = await aLicense(server.deps, owner.team, {
      startsOn: toCalendarDay('2026-06-01'),
    });
    const cameBack = async (at: string) => {
      await server.deps.db
        .updateTable('manager.license')
        .set({ standalone_from: new Date('2026-06-02T00:00:00Z'), standalone_until: new Date(at) })
        .where('id', '=', license.id)
        .execute();
      return (await insight(owner)).idle.map(({ days }) => days);
    };
    // 20 October in Tokyo is 32 days ago, 21 November is today.
    expect(await cameBack('2026-10-20T03:00:00Z')).toEqual([32]);
    expect(await cameBack('2026-11-21T00:00:00Z')).toEqual([]);
  });

  it('does not call an unreported standalone license idle', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    for (const month of ['2026-08-01', '2026-09-01', '2026-10-01']) {
      await licensesAtMonthStart(server.deps, team, { month, licenses: 3 });
      await aUsedDay(server.deps, { team, day: month, peak: 1 });
    }
    const startsOn = toCalendarDay('2026-06-01');
    const license = await aLicense(server.deps, team, { startsOn });
    const count = async () => (await insight(owner)).advice.map((advice) => advice.count);
    // Three licenses, one in use.
    expect(await count()).toEqual([2]);
    const away = {
      standalone_at: new Date('2026-08-31T14:59:00Z'),
      standalone_user_id: owner.id,
      standalone_file_id: 'file',
    };
    const change = (values: object) =>
      server.deps.db
        .updateTable('manager.license')
        .set(values)
        .where('id', '=', license.id)
        .execute();
    await change(away);
    expect(await count()).toEqual([1]);
    const { computed_from } = (await insight(owner)).advice[0] ?? {};
    expect(computed_from).toMatchObject({ licenses: 3, peak: 1, unreported: 1 });
    // Its computer reports use in each month, so its use is known.
    for (const day of ['2026-08-31', '2026-09-10', '2026-10-10']) {
      await server.deps.db
        .insertInto('manager.usage_user_day')
        .values({
          ...{ team_id: team.id, day, product: 'cd', user_id: owner.id, license_id: license.id },
          ...{ seconds: 60, attempts: 1, refusals: 0 },
        })
        .execute();
    }
    expect(await count()).toEqual([2]);
  });

  it('gives advice from the last complete months', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    for (const month of ['2026-08-01', '2026-09-01', '2026-10-01']) {
      await licensesAtMonthStart(server.deps, team, { month, licenses: 8 });
      await licensesAtMonthStart(server.deps, team, { month, product: 'pd', licenses: 4 });
      await aUsedDay(server.deps, { team, day: month, peak: 5 });
    }
    const busy = { team, day: '2026-10-14', product: 'pd' } as const;
    await aUsedDay(server.deps, { ...busy, attempts: 50, refusals: 33, peak: 4 });
    await refusedFor(server.deps, { ...busy, shortages: [22, 9, 2] });
    expect((await insight(owner)).advice).toEqual([
      {
        ...{ kind: 'idle', product_type: 'cd', count: 3 },
        computed_from: {
          ...{ month: '2026-10', licenses: 8, peak: 5, unreported: 0 },
          ...{ refusals: 0, avoided: 0, months: 3 },
        },
      },
      {
        // 22 + 9 of 33 refusals: 94 %.
        ...{ kind: 'buy', product_type: 'pd', count: 2 },
        computed_from: {
          ...{ month: '2026-10', licenses: 4, peak: 4, unreported: 0 },
          ...{ refusals: 33, avoided: 31, months: 1 },
        },
      },
    ]);
  });

  it('is empty for an empty team, and shows nothing of another', async () => {
    const theirs = await aTeam(server.deps);
    await aUsedHour(server.deps, { team: theirs, day: '2026-11-02', hour: 9, hours: 3 });
    await aLicense(server.deps, theirs, { startsOn: toCalendarDay('2026-06-01') });
    const log = await insight(await aPerson(server.deps));
    expect(log).toMatchObject({ use: { cd: [], pd: [] }, idle: [], advice: [] });
    expect([log.start_at, log.end_at]).toEqual(['2025-12-01', '2026-11-21']);
    expect(log.peaks.cd[0]).toEqual(['2025-12-01', 0, null]);
  });

  it('is for owners and admins of professional teams', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get(url)).statusCode).toBe(403);
    const team = await aTeam(server.deps, { edition: 'community' });
    const community = await server.signIn(await aPerson(server.deps, { team }));
    expect((await community.get(url)).statusCode).toBe(403);
    expect((await server.manager.inject(url)).statusCode).toBe(401);
  });
});
