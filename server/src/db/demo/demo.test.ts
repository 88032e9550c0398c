import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { loadDemo } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function counts() {
  const { db } = server.deps;
  const { n: licenses } = await db
    .selectFrom('manager.license')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const people = await db.selectFrom('manager.user_ref').select('email').orderBy('email').execute();
  return { licenses, emails: people.map(({ email }) => email) };
}

describe('loadDemo', () => {
  it('makes the demo accounts known to both services, with 10,000 licenses in one team', async () => {
    await loadDemo(server.deps);
    const { licenses, emails } = await counts();
    expect(licenses).toBe(10_080);
    expect(emails.filter((email) => !email.startsWith('user'))).toEqual([
      'admin@pro.example',
      'guest@pro.example',
      'owner@agent.example',
      'owner@community.example',
      'owner@large.example',
      'owner@pro.example',
      'owner@us.example',
    ]);
  });

  it('does nothing the second time', async () => {
    const before = await counts();
    await loadDemo(server.deps);
    expect(await counts()).toEqual(before);
  });
});
