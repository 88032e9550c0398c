import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seatUseSchema } from '@portal/shared/contracts';
import { addMonths, toCalendarDay } from '@portal/shared/domain';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { aPerson, aTeam, type TestTeam } from '../../testing/builders/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const url = '/api/licenses/seats';

/** A month of use of a Circuit Designer team, so many months ago. */
async function used(team: TestTeam, monthsAgo: number, peak: number): Promise<void> {
  const month = addMonths(toCalendarDay('2026-11-01'), -monthsAgo);
  const row = { team_id: team.id, product: 'cd' as const, month, licenses: 10, peak };
  await server.deps.db.insertInto('manager.license_month').values(row).execute();
}

describe('GET /api/licenses/seats', () => {
  it('knows nothing without data', async () => {
    const client = await server.signIn(await aPerson(server.deps));
    expect((await client.get(url)).json()).toEqual({ cd: null, pd: null });
  });

  it('answers the last 12 months of the team, this one included', async () => {
    const person = await aPerson(server.deps);
    for (const monthsAgo of [12, 11, 3, 0]) await used(person.team, monthsAgo, monthsAgo + 1);
    await used(await aTeam(server.deps), 1, 99);
    const client = await server.signIn(person);
    const { cd, pd } = seatUseSchema.parse((await client.get(url)).json());
    expect(pd).toBeNull();
    expect(cd?.months).toEqual([
      { month: '2025-12', licenses: 10, peak: 12 },
      { month: '2026-08', licenses: 10, peak: 4 },
      { month: '2026-11', licenses: 10, peak: 1 },
    ]);
  });

  it('is for owners and admins of professional teams', async () => {
    const guest = await server.signIn(await aPerson(server.deps, { role: 'guest' }));
    expect((await guest.get(url)).statusCode).toBe(403);
    expect((await server.manager.inject(url)).statusCode).toBe(401);
  });
});
