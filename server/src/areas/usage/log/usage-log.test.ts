import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageByDaySchema, usageByMonthSchema, usageByUserSchema } from '@portal/shared/contracts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aPerson, aTeam, type TestPerson } from '../../../testing/builders/people.ts';
import { aUsedDay, licensesAtMonthStart } from '../../../testing/builders/usageFigures.ts';

let server: TestServer;
beforeAll(async () => {
  // The date is 21 November 2026.
  server = await createTestServer();
});
afterAll(() => server.close());

async function read(person: TestPerson, path: string, language = 'en'): Promise<unknown> {
  const client = await server.signIn(person);
  const headers = { 'accept-language': language };
  const answer = await client.get(`/api/log/${path}`, { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('GET /api/log/license', () => {
  const byDay = async (person: TestPerson, query = '') =>
    usageByDaySchema.parse(await read(person, `license${query}`));

  it('answers hours, people and refusals of each day with their rates', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    await licensesAtMonthStart(server.deps, team, { month: '2026-10-01', licenses: 4 });
    await aUsedDay(server.deps, {
      ...{ team, day: '2026-10-31', hours: { a: 6, b: 2 } },
      ...{ attempts: 10, refusals: 3 },
    });
    await aUsedDay(server.deps, { team, day: '2026-10-02', hours: { a: 8 }, attempts: 1 });
    await aUsedDay(server.deps, { team, day: '2026-11-01', hours: { a: 5 }, attempts: 2 });
    const log = await byDay(owner, '?start_at=2026-10-30&end_at=2026-11-02');
    // 8 h / (8 h × 4 licenses) = 25 %; no license count for November.
    expect(log.data_operation_cd).toEqual([
      ['2026-10-30', 0, 0],
      ['2026-10-31', 8, 25],
      ['2026-11-01', 5, null],
      ['2026-11-02', 0, null],
    ]);
    // 2 people / 4 licenses = 50 %
    expect(log.data_license_cd).toEqual([
      ['2026-10-30', 0, 0],
      ['2026-10-31', 2, 50],
      ['2026-11-01', 1, null],
      ['2026-11-02', 0, null],
    ]);
    // 3 of 10 requests were refused, none of 2; without requests there is no rate.
    expect(log.data_failed_cd).toEqual([
      ['2026-10-30', 0, null],
      ['2026-10-31', 3, 30],
      ['2026-11-01', 0, 0],
      ['2026-11-02', 0, null],
    ]);
    // All of October: (8 + 8) h / (20 × 8 h × 4) = 2.5 %.
    expect(log.months).toEqual({
      cd: [
        ['2026-10', 16, 2.5, 4],
        ['2026-11', 5, null, null],
      ],
      pd: [
        ['2026-10', 0, null, null],
        ['2026-11', 0, null, null],
      ],
    });
  });

  it('answers the last 90 days, also for an empty team', async () => {
    const log = await byDay(await aPerson(server.deps));
    expect([log.start_at, log.end_at]).toEqual(['2026-08-24', '2026-11-21']);
    expect(log.data_operation_pd).toHaveLength(90);
    expect(log.data_operation_pd[0]).toEqual(['2026-08-24', 0, null]);
  });

  it('limits ten years to the last 24 months, and accepts swapped dates', async () => {
    const owner = await aPerson(server.deps);
    const long = await byDay(owner, '?start_at=2016-01-01&end_at=2026-11-21');
    expect([long.start_at, long.end_at]).toEqual(['2024-11-22', '2026-11-21']);
    expect(long.data_failed_cd).toHaveLength(730);
    const crossing = await byDay(owner, '?start_at=2026-10-05&end_at=2026-10-01');
    expect(crossing.data_failed_cd.map(([day]) => day)).toEqual(['2026-10-05']);
  });

  it('refuses a date that does not exist', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    const refused = async (query: string) => {
      const answer = await client.get(`/api/log/license?${query}`);
      const { msg } = answer.json<{ msg: object }>();
      return [answer.statusCode, ...Object.keys(msg)];
    };
    expect(await refused('start_at=2026-02-30')).toEqual([422, 'start_at']);
    expect(await refused('from=2026-02-01')).toEqual([422, 'body']);
  });

  it('shows nothing of another team', async () => {
    const theirs = await aTeam(server.deps);
    await licensesAtMonthStart(server.deps, theirs, { month: '2026-11-01', licenses: 9 });
    await aUsedDay(server.deps, { team: theirs, day: '2026-11-20', hours: { x: 9 }, peak: 5 });
    const owner = await aPerson(server.deps);
    const { data_operation_cd, months } = await byDay(owner);
    expect(data_operation_cd.some(([, hours]) => hours > 0)).toBe(false);
    expect(months.cd.at(-1)).toEqual(['2026-11', 0, null, null]);
    expect(usageByUserSchema.parse(await read(owner, 'user')).data).toEqual([]);
    const other = usageByMonthSchema.parse(await read(owner, 'other'));
    expect(other.data_license_cd.at(-1)).toEqual(['2026-11', null, 0]);
  });
});

describe('GET /api/log/user', () => {
  const byUser = async (person: TestPerson, query = '', language = 'en') =>
    usageByUserSchema.parse(await read(person, `user${query}`, language));

  it('lists people by their hours of this month, without those who have none', async () => {
    const owner = await aPerson(server.deps, { first_name: 'Aya', last_name: 'Mori' });
    const { team } = owner;
    const taro = await aPerson(server.deps, { team, first_name: 'Taro' });
    const short = await aPerson(server.deps, { team, first_name: 'Short' });
    await aUsedDay(server.deps, { team, day: '2026-10-31', hours: { [owner.id]: 100 } });
    const first = { [owner.id]: 2.5, [taro.id]: 7.5, [short.id]: 0.04 };
    await aUsedDay(server.deps, { team, day: '2026-11-01', hours: first });
    const last = { team, day: '2026-11-20', hours: { [owner.id]: 6.26 } };
    await aUsedDay(server.deps, { ...last, product: 'pd' });
    const log = await byUser(owner);
    expect([log.start_at, log.end_at]).toEqual(['2026-11-01', '2026-11-21']);
    expect(log.data).toEqual([
      ['Aya Mori', 2.5, 6.3],
      ['Taro Sato', 7.5, 0],
    ]);
    // 7.5 of 10.04 hours are 74.70 %, 2.5 are 24.90 %.
    expect(log.data_cd).toEqual([
      ['Taro Sato', 7.5, expect.closeTo(74.7012, 4)],
      ['Aya Mori', 2.5, expect.closeTo(24.9004, 4)],
    ]);
    expect(log.data_pd).toEqual([['Aya Mori', 6.3, 100]]);
    expect((await byUser(owner, '', 'ja')).data.map(([name]) => name)).toEqual([
      'Mori Aya',
      'Sato Taro',
    ]);
  });

  it('counts exactly the days of the period, whatever table it reads', async () => {
    const owner = await aPerson(server.deps);
    const days = ['2026-07-31', '2026-08-01', '2026-08-29', '2026-09-15', '2026-10-02'];
    for (const [place, day] of days.entries()) {
      const hours = { [owner.id]: 10 ** place };
      await aUsedDay(server.deps, { team: owner.team, day, hours });
    }
    const hours = async (start: string, end: string) =>
      (await byUser(owner, `?start_at=${start}&end_at=${end}`)).data[0]?.[1] ?? 0;
    expect(await hours('2026-08-01', '2026-09-30')).toBe(1110);
    expect(await hours('2026-07-31', '2026-10-02')).toBe(11_111);
    // August without its first day, October without its second.
    expect(await hours('2026-08-02', '2026-10-01')).toBe(1100);
    expect(await hours('2026-08-29', '2026-08-29')).toBe(100);
    expect(await hours('2026-08-30', '2026-08-31')).toBe(0);
  });

  it('keeps the other date when the person changes one', async () => {
    const owner = await aPerson(server.deps);
    const crossing = '?start_at=2026-10-05&end_at=2026-10-01&ondate=';
    expect(await byUser(owner, `${crossing}start`)).toMatchObject({
      start_at: '2026-10-05',
      end_at: '2026-10-05',
    });
    expect(await byUser(owner, `${crossing}end`)).toMatchObject({
      start_at: '2026-10-01',
      end_at: '2026-10-01',
    });
  });

  it('names people who have left the team', async () => {
    const owner = await aPerson(server.deps);
    const gone = await aPerson(server.deps, { first_name: 'Gone' });
    const hours = { [gone.id]: 1 };
    await aUsedDay(server.deps, { team: owner.team, day: '2026-11-02', hours });
    expect((await byUser(owner)).data).toEqual([['Gone Sato', 1, 0]]);
  });
});

describe('GET /api/log/other', () => {
  const byMonth = async (person: TestPerson, query = '') =>
    usageByMonthSchema.parse(await read(person, `other${query}`));

  it('answers licenses and the highest peak of each month', async () => {
    const owner = await aPerson(server.deps, { role: 'admin' });
    const { team } = owner;
    await licensesAtMonthStart(server.deps, team, { month: '2026-10-01', licenses: 3 });
    for (const [day, peak] of [
      ['2026-10-05', 2],
      ['2026-10-06', 3],
      ['2026-11-20', 1],
    ] as const) {
      await aUsedDay(server.deps, { team, day, peak });
    }
    const log = await byMonth(owner, '?start_at=2026-09-10&end_at=2026-11-30');
    expect([log.start_at, log.end_at]).toEqual(['2026-09-01', '2026-11-21']);
    expect(log.data_license_cd).toEqual([
      ['2026-09', null, 0],
      ['2026-10', 3, 3],
      ['2026-11', null, 1],
    ]);
  });

  it('answers twelve months, and up to sixty for a longer period', async () => {
    const owner = await aPerson(server.deps);
    expect((await byMonth(owner)).data_license_pd).toHaveLength(12);
    const long = await byMonth(owner, '?start_at=2000-01-01&end_at=2026-11-21');
    expect(long.data_license_pd.map(([month]) => month)).toHaveLength(60);
    expect(long.start_at).toBe('2021-12-01');
  });
});

describe('the usage log', () => {
  it.each(['license', 'user', 'other'])('%s is refused to guests and strangers', async (set) => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get(`/api/log/${set}`)).statusCode).toBe(403);
    const team = await aTeam(server.deps, { edition: 'community' });
    const community = await server.signIn(await aPerson(server.deps, { team }));
    expect((await community.get(`/api/log/${set}`)).statusCode).toBe(403);
    expect((await server.manager.inject(`/api/log/${set}`)).statusCode).toBe(401);
  });
});
