import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../../testing/createTestServer.ts';
import { aPerson, aTeam, type TestPerson } from '../../../../testing/builders/people.ts';
import { aUsedDay, licensesAtMonthStart } from '../../../../testing/builders/usageFigures.ts';

let server: TestServer;
beforeAll(async () => {
  // The date is 21 November 2026.
  server = await createTestServer();
});
afterAll(() => server.close());

async function csv(person: TestPerson, path: string, language = 'en') {
  const client = await server.signIn(person);
  const headers = { 'accept-language': language };
  return client.get(`/api/log/csv/${path}`, { headers });
}
const lines = async (person: TestPerson, path: string, language = 'en') => {
  const answer = await csv(person, path, language);
  expect(answer.statusCode).toBe(200);
  return answer.body.replace('\ufeff', '').split('\r\n');
};

describe('GET /api/log/csv', () => {
  it('opens in Excel, and is named after its set and period', async () => {
    const path = 'license?product=cd&start_at=2026-10-30&end_at=2026-11-01';
    const { headers, rawPayload } = await csv(await aPerson(server.deps), path);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(
      'attachment; filename=usage-log_license_2026-10-30_2026-11-01.csv',
    );
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('has the days as on the screen, with an empty cell for a missing rate', async () => {
    const owner = await aPerson(server.deps);
    const { team } = owner;
    await licensesAtMonthStart(server.deps, team, { month: '2026-10-01', licenses: 2 });
    const use = { hours: { a: 4 }, attempts: 4, refusals: 1 };
    for (const day of ['2026-10-31', '2026-11-01'])
      await aUsedDay(server.deps, { team, day, ...use });
    const path = 'license?start_at=2026-10-31&end_at=2026-11-01';
    // 4 h of 2 × 8 h, 1 person for 2 licenses, 1 refusal of 4; no license count for November.
    expect(await lines(owner, path)).toEqual([
      'Day,Product,Usage hours,Utilization (%),Requesters,Operation rate (%),Failures,Failure rate (%)',
      '2026-10-31,Circuit Designer,4,25,1,50,1,25',
      '2026-11-01,Circuit Designer,4,,1,,1,25',
      '2026-10-31,PCB Designer,0,,0,,0,',
      '2026-11-01,PCB Designer,0,,0,,0,',
    ]);
  });

  it('has people with guarded names, in the reader’s language', async () => {
    const owner = await aPerson(server.deps, { first_name: '=1+1', last_name: 'Sato, "x"' });
    const day = { team: owner.team, day: '2026-11-20', hours: { [owner.id]: 1.5 } };
    await aUsedDay(server.deps, { ...day, product: 'pd' });
    expect(await lines(owner, 'user?product=pd')).toEqual([
      'User,Product,Usage hours,Share (%)',
      `"'=1+1 Sato, ""x""",PCB Designer,1.5,100`,
    ]);
    expect(await lines(owner, 'user?product=pd', 'ja')).toEqual([
      'ユーザー,製品,利用時間,割合 (%)',
      '"Sato, ""x"" =1+1",PCB Designer,1.5,100',
    ]);
    expect(await lines(owner, 'user?product=cd')).toHaveLength(1);
  });

  it('has licenses and peaks of months', async () => {
    const owner = await aPerson(server.deps);
    await licensesAtMonthStart(server.deps, owner.team, { month: '2026-11-01', licenses: 3 });
    await aUsedDay(server.deps, { team: owner.team, day: '2026-11-02', peak: 2 });
    const path = 'other?product=cd&start_at=2026-10-01&end_at=2026-11-30';
    expect(await lines(owner, path)).toEqual([
      'Month,Product,Licenses at month start,Peak',
      '2026-10,Circuit Designer,,0',
      '2026-11,Circuit Designer,3,2',
    ]);
  });

  it('has the whole usage, one row per day, person and product', async () => {
    const owner = await aPerson(server.deps, { email: 'aya@kiban.example' });
    const { team } = owner;
    const hours = { [owner.id]: 2 };
    await aUsedDay(server.deps, { team, day: '2026-11-02', hours });
    await aUsedDay(server.deps, { team, day: '2026-11-03', hours, product: 'pd' });
    await aUsedDay(server.deps, { team, day: '2026-11-04', hours: { nobody: 0.5 } });
    // The same person with a second license, and refused.
    const own = { team_id: team.id, day: '2026-11-02', product: 'cd', user_id: owner.id } as const;
    await server.deps.db
      .insertInto('manager.usage_user_day')
      .values([
        { ...own, license_id: '', seconds: 0, attempts: 2, refusals: 2 },
        { ...own, license_id: 'second', seconds: 1800, attempts: 1, refusals: 0 },
      ])
      .execute();
    expect(await lines(owner, 'usage')).toEqual([
      'Day,User,Email,Product,Usage hours,Attempts,Failures',
      '2026-11-02,Hanako Sato,aya@kiban.example,Circuit Designer,2.5,4,2',
      '2026-11-03,Hanako Sato,aya@kiban.example,PCB Designer,2,1,0',
      '2026-11-04,Unknown person,,Circuit Designer,0.5,1,0',
    ]);
    expect(await lines(owner, 'usage?product=pd')).toHaveLength(2);
    expect(await lines(owner, 'usage?start_at=2026-11-03&end_at=2026-11-03')).toHaveLength(2);
    expect(await lines(await aPerson(server.deps), 'usage')).toHaveLength(1);
  });

  it('is refused to guests, community teams and strangers, and has four sets', async () => {
    const guest = await aPerson(server.deps, { role: 'guest' });
    const team = await aTeam(server.deps, { edition: 'community' });
    for (const set of ['license', 'user', 'other', 'usage']) {
      expect((await csv(guest, set)).statusCode).toBe(403);
      expect((await csv(await aPerson(server.deps, { team }), set)).statusCode).toBe(403);
      expect((await server.manager.inject(`/api/log/csv/${set}`)).statusCode).toBe(401);
    }
    expect((await csv(await aPerson(server.deps), 'secrets')).statusCode).toBe(404);
  });
});
