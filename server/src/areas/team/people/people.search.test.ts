import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson } from '../../../testing/builders/people.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { searchOf } from '../../../testing/readers/searchOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /api/people/search', () => {
  it('finds people of the team by name and mail address', async () => {
    const owner = await aPerson(server.deps, { first_name: '花子', last_name: '佐藤' });
    const client = await server.signIn(owner);
    await aPerson(server.deps, {
      team: owner.team,
      role: 'admin',
      first_name: 'Ken',
      last_name: 'Ito',
      email: 'ken@kiban.example',
    });
    await aPerson(server.deps, { first_name: 'Ken', last_name: 'Ito' });
    const ken = { title: 'Ken Ito', detail: 'Admin · ken@kiban.example', to: '/users' };
    expect(await searchOf(client, 'people', 'ito ken')).toEqual([ken]);
    expect(await searchOf(client, 'people', 'KEN@')).toEqual([ken]);
    for (const q of ['花子 佐藤', '佐藤　花子', '佐藤花子', '花子佐藤', 'ｋｅｎ＠ｋｉｂａｎ'])
      expect(await searchOf(client, 'people', q)).toHaveLength(1);
    for (const q of ['ItoKen', 'kenito'])
      expect(await searchOf(client, 'people', q)).toEqual([ken]);
    expect(await searchOf(client, 'people', '')).toEqual([]);
  });

  it('handles characters of pasted text that databases reject', async () => {
    const client = await server.signIn(await aPerson(server.deps, { last_name: 'Mori' }));
    expect(await searchOf(client, 'people', 'Mo\u0000ri')).toHaveLength(1);
    expect(await searchOf(client, 'people', '\u0000')).toEqual([]);
  });
});
