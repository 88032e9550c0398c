import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { teamSnapshotJob, type TeamSnapshot } from '../../../platform/protocol/managerJobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const person = (id: string, version = 1) => ({
  id,
  email: `${id}@kiban.example`,
  first_name: `${id} v${version}`,
  last_name: 'Sato',
  locale: 'ja',
  newsletter: false,
  status: 'active',
  staff: false,
  version,
});

const snapshot = (version: number, ...people: ReturnType<typeof person>[]): TeamSnapshot => ({
  team: {
    id: 'team',
    edition: 2,
    agent: false,
    country_code: 'JP',
    name: `version ${version}`,
    post_code: '',
    prefecture: '',
    address: '',
    tel: '',
    shipping: false,
    shipping_name: '',
    shipping_post_code: '',
    shipping_prefecture: '',
    shipping_address: '',
    card_sharing: false,
    version,
  },
  members: people.map((each) => ({ person: each, role: 1, joined_at: '2026-01-01T00:00:00.000Z' })),
});

async function tell(message: TeamSnapshot) {
  const { db, queue } = server.deps;
  await queue.enqueue(db, teamSnapshotJob, message);
  await server.runJobs();
  const team = await db.selectFrom('manager.team_ref').selectAll().executeTakeFirstOrThrow();
  const members = await db
    .selectFrom('manager.member_ref as m')
    .innerJoin('manager.user_ref as u', 'u.id', 'm.user_id')
    .select('u.first_name')
    .orderBy('u.id')
    .execute();
  return [team.name, ...members.map((each) => each.first_name)];
}

describe("the manager's copy of people and teams", () => {
  it('applies changes from accounts in any order of arrival', async () => {
    expect(await tell(snapshot(1, person('a')))).toEqual(['version 1', 'a v1']);
    expect(await tell(snapshot(3, person('a', 2), person('b')))).toEqual([
      'version 3',
      'a v2',
      'b v1',
    ]);
    expect(await tell(snapshot(2, person('a', 1)))).toEqual(['version 3', 'a v2', 'b v1']);
    expect(await tell(snapshot(4, person('b')))).toEqual(['version 4', 'b v1']);
  });

  it('permanently ends the sessions of people who are locked or no longer in the team', async () => {
    const { db } = server.deps;
    const [owner, locked, gone] = [person('c'), person('d'), person('e')];
    await tell(snapshot(5, owner, locked, gone));
    const team = await db.selectFrom('manager.team_ref').selectAll().executeTakeFirstOrThrow();
    const clients = await Promise.all(
      [owner, locked, gone].map((each) => server.signIn({ ...each, team, role: 'owner' })),
    );
    const statuses = async () =>
      (await Promise.all(clients.map((client) => client.get('/api/user/status')))).map(
        ({ statusCode }) => statusCode,
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await tell(snapshot(6, owner, { ...locked, status: 'locked', version: 2 }));
    expect(await statuses()).toEqual([200, 401, 401]);
    await tell(snapshot(7, owner, { ...locked, version: 3 }, gone));
    expect(await statuses()).toEqual([200, 401, 401]);
  });

  it('accepts a repeated change', async () => {
    const before = await tell(snapshot(8, person('b')));
    expect(await tell(snapshot(8, person('b')))).toEqual(before);
  });
});
