import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignInVisit } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { providerOf } from './providerOf.ts';
import { extendSession } from './extendSession.ts';

let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await createTestServer();
}, 60_000);
afterAll(() => server.close());

const stored = (uid: string) =>
  server.deps.db
    .selectFrom('accounts.oidc_payload')
    .select(['id', 'payload', 'expires_at'])
    .where('model', '=', 'Session')
    .where('uid', '=', uid)
    .execute();

/** A session with 20 minutes left, as it was read, and a function that reads it again. */
async function aReadSession() {
  people += 1;
  const email = `person-${people}@kiban.example`;
  await anAccountsTeam(server.deps, { people: [await aNewPerson({ email })] });
  const { browser, send } = await SignInVisit.open(server);
  await browser.visit((await send({ email, password: testPassword })).location ?? '');
  const { Session } = await providerOf(server.deps);
  const read = async () => {
    const found = await Session.find(browser.cookies.get('accounts_session') ?? '');
    if (!found) throw new Error('nobody is signed in');
    return found;
  };
  const session = await read();
  await session.save(20 * 60);
  return { session: await read(), read };
}

describe('extendSession', () => {
  it('lets a session live for 30 minutes from then', async () => {
    const { session, read } = await aReadSession();
    await extendSession(server.deps, session);
    const left = (await read()).exp - Date.now() / 1000;
    expect(Math.round(left / 60)).toBe(30);
    const [row] = await stored(session.uid);
    expect((row?.expires_at?.getTime() ?? 0) / 1000).toBe((await read()).exp);
  });

  it('does not bring a session back that has ended meanwhile', async () => {
    const { session, read } = await aReadSession();
    await (await read()).destroy();
    await extendSession(server.deps, session);
    expect(await stored(session.uid)).toEqual([]);
  });

  it('does not bring a name back that a session had before its person signed in again', async () => {
    const { session, read } = await aReadSession();
    const again = await read();
    again.resetIdentifier();
    await again.save(30 * 60);
    await extendSession(server.deps, session);
    expect((await stored(session.uid)).map(({ id }) => id)).toEqual([again.jti]);
  });

  it('keeps what has been allowed in the session meanwhile', async () => {
    const { session, read } = await aReadSession();
    const meanwhile = await read();
    meanwhile.authorizations = { ...meanwhile.authorizations, 'site:intranet': { sid: 'new' } };
    await meanwhile.save(20 * 60);
    await extendSession(server.deps, session);
    expect((await read()).authorizations).toHaveProperty('site:intranet');
  });
});
