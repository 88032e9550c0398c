import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seatUseSchema } from '@portal/shared/contracts';
import { addDays, addMonths, toCalendarDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aPerson, aTeam, type TestTeam } from '../../../testing/builders/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const url = '/api/licenses/seats';

/** A month of use of a Circuit Designer team, this many months ago. */
async function used(team: TestTeam, monthsAgo: number, peak: number): Promise<void> {
  const month = addMonths(toCalendarDay('2026-11-01'), -monthsAgo);
  const own = { team_id: team.id, product: 'cd' as const };
  const { db } = server.deps;
  await db
    .insertInto('manager.license_month')
    .values({ ...own, month, licenses: 10 })
    .execute();
  const figures = { seconds: 3600, requesters: 1, attempts: 5, refusals: 3 };
  for (const [day, most] of [
    [month, peak],
    [addDays(month, 27), peak - 1],
  ] as const) {
    await db
      .insertInto('manager.usage_day')
      .values({ ...own, ...figures, day, peak: most })
      .execute();
    await db
      .insertInto('manager.usage_shortage')
      .values([
        { ...own, day, missing: 1, refusals: 2 },
        { ...own, day, missing: 3, refusals: 1 },
      ])
      .execute();
  }
}

describe('GET /api/licenses/seats', () => {
  it('answers no months without data', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    expect((await client.get(url)).json()).toEqual({ cd: null, pd: null });
  });

  it('answers the last 12 months of the team, including this one', async () => {
    const person = await aPerson(server.deps);
    for (const monthsAgo of [12, 11, 3, 0]) await used(person.team, monthsAgo, monthsAgo + 1);
    await used(await aTeam(server.deps), 1, 99);
    const client = await server.signIn(person);
    const { cd, pd } = seatUseSchema.parse((await client.get(url)).json());
    expect(pd).toBeNull();
    // Two days of 3 refusals each: one more license avoids 2, another one 1.
    const refused = { unreported: 0, refusals: 6, shortages: [4, 0, 2] };
    expect(cd?.months).toEqual([
      { month: '2025-12', licenses: 10, peak: 12, ...refused },
      { month: '2026-08', licenses: 10, peak: 4, ...refused },
      { month: '2026-11', licenses: 10, peak: 1, ...refused },
    ]);
  });

  it('is for owners and admins of professional teams', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get(url)).statusCode).toBe(403);
    expect((await server.manager.inject(url)).statusCode).toBe(401);
  });
});
