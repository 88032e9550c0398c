import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listViewsSchema, savedListViewSchema } from '@portal/shared/contracts';
import { managerErasing } from '../people/managerErasing.ts';
import { deleteOwnViewsOfOthers } from './list-views.queries.ts';
import { eraseAll } from '../../../platform/db/ErasingPiece.ts';
import type { TestClient } from '../../../testing/browsers/TestClient.ts';
import { aPerson, aTeam, type TestTeam } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { auditOf } from '../../../testing/readers/auditOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ending = {
  name: '  Ending soon ',
  query: 'q=a%26b&sort=-end_at',
  columns: 'licenses:product.-owner',
  shared: false,
};

async function aMember(role: 'owner' | 'admin' | 'guest', team?: TestTeam) {
  const person = await aPerson(server.deps, { role, ...(team ? { team } : {}) });
  return { person, client: await server.signIn(person) };
}

async function save(client: TestClient, changes: Partial<typeof ending> = {}, list = 'licenses') {
  const answer = await client.post('/api/list-views', { payload: { list, ...ending, ...changes } });
  return savedListViewSchema.parse(answer.json());
}

const viewsOf = async (client: TestClient, list = 'licenses') =>
  listViewsSchema.parse((await client.get(`/api/list-views?list=${list}`)).json());
const namesOf = async (client: TestClient) => (await viewsOf(client)).map(({ name }) => name);
const change = (client: TestClient, id: string, changes: Partial<typeof ending>) =>
  client.put(`/api/list-views/${id}`, { payload: { ...ending, ...changes } });
const remove = (client: TestClient, id: string) => client.delete(`/api/list-views/${id}`);

describe('saved views of lists', () => {
  it('are the own of a person until shared with the team', async () => {
    const { person, client } = await aMember('guest');
    const colleague = await aMember('guest', person.team);
    const view = await save(client);
    expect(view).toMatchObject({ ...ending, name: 'Ending soon', own: true, deletable: true });
    await save(client, { name: 'Of orders' }, 'orders');
    expect(await namesOf(client)).toEqual(['Ending soon']);
    expect(await viewsOf(colleague.client)).toEqual([]);
    expect((await change(colleague.client, view.id, {})).statusCode).toBe(404);
    expect((await remove(colleague.client, view.id)).statusCode).toBe(404);

    await change(client, view.id, { name: 'For all', shared: true });
    expect(await viewsOf(colleague.client)).toMatchObject([
      { id: view.id, name: 'For all', own: false, deletable: false },
    ]);
    expect((await change(colleague.client, view.id, {})).statusCode).toBe(404);
    expect((await remove(colleague.client, view.id)).statusCode).toBe(404);
    expect((await change(client, view.id, { shared: false })).statusCode).toBe(200);
    expect(await viewsOf(colleague.client)).toEqual([]);
    const acts = (await auditOf(server.deps, view.id)).map(({ action }) => action);
    expect(acts).toEqual(['view.share', 'view.change']);
  });

  it('are deleted by their author, and shared ones by an owner or admin', async () => {
    const { person, client } = await aMember('guest');
    const admin = await aMember('admin', person.team);
    const view = await save(client, { shared: true });
    const own = await save(client, { name: 'Own' });
    expect((await remove(admin.client, own.id)).statusCode).toBe(404);
    expect((await change(admin.client, view.id, {})).statusCode).toBe(404);
    expect((await remove(admin.client, view.id)).json()).toEqual([]);
    expect((await remove(client, own.id)).json()).toEqual([]);
    expect(await auditOf(server.deps, view.id)).toContainEqual(
      expect.objectContaining({ action: 'view.delete', actor: admin.person.id }),
    );
  });

  it('are limited, also for concurrent calls', async () => {
    const { person, client } = await aMember('owner');
    const view = (number: number, isShared: boolean) => ({
      ...{ id: `${person.id} ${number}`, team_id: person.team.id, user_id: person.id },
      ...{ list: 'orders', name: 'View', query: '', columns: '', is_shared: isShared },
      created_at: server.deps.clock(),
    });
    const rows = Array.from({ length: 148 }, (_, number) => view(number, number >= 49));
    await server.deps.db.insertInto('manager.list_view').values(rows).execute();
    const payload = { list: 'licenses', ...ending };
    for (const shared of [false, true]) {
      const answers = await Promise.all(
        [1, 2, 3].map(() => client.post('/api/list-views', { payload: { ...payload, shared } })),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      expect([shared, codes.toSorted()]).toEqual([shared, [200, 409, 409]]);
    }
    const shared = (await viewsOf(client)).find((each) => each.shared);
    const answer = await change(client, shared?.id ?? '', { shared: false });
    expect(answer.json()).toMatchObject({ code: 'too_many' });
  });

  it.each([
    ['a name of blanks', { name: ' ' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a name with a turn of the direction', { name: 'a\u202eb' }],
    ['an address for a query', { query: 'https://elsewhere.example/?q=1' }],
    ['columns with a blank', { columns: 'licenses:a b' }],
  ])('refuse %s', async (_what, changes) => {
    const { client } = await aMember('guest');
    const payload = { list: 'licenses', ...ending, ...changes };
    expect((await client.post('/api/list-views', { payload })).statusCode).toBe(422);
  });

  it('leave with the person, except shared ones', async () => {
    const team = await aTeam(server.deps);
    const staying = await aMember('owner', team);
    const leaving = await aMember('guest', team);
    const erased = await aMember('guest', team);
    for (const { client } of [staying, leaving, erased]) {
      await save(client);
      await save(client, { name: 'Shared', shared: true });
    }
    const { db } = server.deps;
    await db.deleteFrom('manager.member_ref').where('user_id', '=', leaving.person.id).execute();
    await deleteOwnViewsOfOthers(db, team.id);
    await eraseAll(db, managerErasing, { ...erased.person, endedTeam: null });
    const rows = await db
      .selectFrom('manager.list_view')
      .select('name')
      .where('team_id', '=', team.id)
      .orderBy('name')
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(['Ending soon', 'Shared', 'Shared', 'Shared']);
  });
});
